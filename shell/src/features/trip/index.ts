export { liveCities } from './cities/liveCities';
export { readTripFiles, tripFileBeside } from './readTripFiles';
export { TripLink } from './TripLink';
export { TripScreen } from './TripScreen';
