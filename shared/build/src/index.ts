export { buildPart, compile, compressFiles, partFolders, type BuiltPart } from './buildPart';
export { buildInputs, fingerprint } from './fingerprint';
export { chunkLoadTimeout } from './limits';
export { shellManifest, startOf } from './partManifest';
export { readPart, versionedName, type Part } from './part';
export { dataFolder, projectFolder, storeFolder } from './paths';
export { composeRelease, liveRelease, publishRelease, remoteVersionOf, sealRelease, shellReleaseOf } from './releaseStore';
export { readRouteTable, RouteTableError, type RouteTable } from './routeTable';
export { baseConfiguration, remoteConfiguration, shellConfiguration, type BuildOptions } from './webpackConfiguration';
