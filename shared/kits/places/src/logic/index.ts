export { placeCopy } from './copy';
export { drawnApart } from './drawnApart';
export { stateWords } from './stateWords';
export { tellingScreens } from './tellingScreens';
