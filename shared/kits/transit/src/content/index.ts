export { compileMetroScreen, networkFileOf } from './compileMetroScreen';
export { readNetwork } from './readNetwork';
export { stopTeller } from './stopTeller';
