export { liveReleaseReader, type LiveRelease } from './liveRelease';
export { openReleases, releasesOf, type Releases, type ReleaseTrouble } from './openReleases';
