export { placeCopy } from './copy';
export { stateWords } from './stateWords';
export { tellingScreens } from './tellingScreens';
