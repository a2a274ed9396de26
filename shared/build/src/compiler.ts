export { runCompiler } from './runCompiler';
export { compressFiles } from './compressFiles';
export { shellManifest, startOf } from './partManifest';
export { baseConfiguration, remoteConfiguration, shellConfiguration } from './webpackConfiguration';
