export { compile } from './compile';
export { compressFiles } from './compressFiles';
export { shellManifest, startOf } from './partManifest';
export { baseConfiguration } from './webpackConfiguration';
