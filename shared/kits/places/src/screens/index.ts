export { OpenNow } from './OpenNow';
export { PlaceCard } from './PlaceCard';
export { Cards } from './PlaceListScreen.styles';
export { PlaceListScreen, type PicturedPlaceList } from './PlaceListScreen';
export { PremiumPlaceListScreen } from './PremiumPlaceListScreen';
export { placeListHead } from './placeListHead';
