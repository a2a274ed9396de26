export { OpenNow } from './OpenNow';
export { PlaceCard } from './PlaceCard';
export { PlaceWays } from './PlaceWays';
export { Cards } from './PlaceListScreen.styles';
export type { PicturedPlaceList } from './picturedPlaceList';
export { PlaceListScreen } from './PlaceListScreen';
export { PremiumPlaceListScreen } from './PremiumPlaceListScreen';
export { placeListHead } from './placeListHead';
