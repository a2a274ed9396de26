export { TripScreen as default } from '../../features/trip';
