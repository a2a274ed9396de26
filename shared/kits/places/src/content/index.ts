export { compilePlaceList } from './compilePlaceList';
export { readPlaces, type Attempt, type LocatedPlace } from './readPlaces';
export { premiumPaths, withLocked, type LockedGround } from './withLocked';
