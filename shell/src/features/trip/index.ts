export { readableCities } from './cities/readableCities';
export { readTripFiles, tripFileBeside } from './readTripFiles';
export { TripLink } from './TripLink';
export { TripScreen } from './TripScreen';
export { useOpenFacts, useTripFacts } from './useTripFacts';
export { whereInTrip, type TripSpot } from './whereInTrip';
