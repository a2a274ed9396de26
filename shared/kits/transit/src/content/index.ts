export { compileMetroScreen } from './compileMetroScreen';
export { compileAround, networkFileOf } from './drawNetwork';
export { readNetwork } from './readNetwork';
export { stopTeller } from './stopTeller';
