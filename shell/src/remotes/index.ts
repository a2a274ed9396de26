export { createContainerLoader, type ContainerLoader } from './federation';
export { LoadFailure, withinLimit, type LoadStage } from './loadFailure';
export { createReleaseStore, fetchReleaseDocument, type ReleaseStore, type RemoteRoute } from './releaseStore';
export { createScreenLoader, type ScreenComponent, type ScreenLoader } from './screenLoader';
