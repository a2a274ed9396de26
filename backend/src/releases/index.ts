export { liveReleaseReader, type LiveRelease } from './liveRelease';
export { openReleases, type Releases } from './openReleases';
