export { createCanaryBuckets, type CanaryBuckets } from './canaryBuckets';
export { createHeldScreens, type HeldScreens } from './heldScreens';
export { createContainerLoader, type ContainerLoader } from './federation';
export type { Rung } from './ladder';
export { LoadFailure, trackLoadFailure, withinLimit, type LoadStage } from './loadFailure';
export { fetchReleaseDocument, fetchReleasePointer, releaseAddress } from './fetchRelease';
export { createReleaseStore, type ReleaseSnapshot, type ReleaseStore, type RemoteRoute } from './releaseStore';
export { createScreenLoader, screenKey, type ScreenComponent, type ScreenLoader } from './screenLoader';
export { shellPart, shellVersion } from './shellVersion';
