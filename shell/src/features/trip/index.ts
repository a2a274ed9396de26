export { readTripFiles, tripFileBeside } from './readTripFiles';
export { TripLink } from './TripLink';
export { TripScreen } from './TripScreen';
export { useTripFacts } from './useTripFacts';
export { whereInTrip, type TripSpot } from './whereInTrip';
