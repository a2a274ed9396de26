export { placeCopy } from './copy';
export { drawingsOn, drawnGroups } from './drawnGroups';
export { listOutline, type ListOutline } from './listOutline';
export { stateWords } from './stateWords';
export { tellingScreens } from './tellingScreens';
export { wayIn, type WayIn } from './wayIn';
