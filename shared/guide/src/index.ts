export { OverviewScreen, type PicturedOverview } from './overview/OverviewScreen';
export { PlaceListScreen } from './places/PlaceListScreen';
export { PremiumPlaceListScreen } from './premium/PremiumPlaceListScreen';
export { PreparationScreen } from './preparation/PreparationScreen';
