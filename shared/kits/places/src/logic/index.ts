export { placeCopy } from './copy';
export { drawnApart } from './drawnApart';
export { listOutline, type ListOutline } from './listOutline';
export { stateWords } from './stateWords';
export { tellingScreens } from './tellingScreens';
