export { madeArchive, type MadeArchive, type MadeTile } from './madeArchive';
export { madeRoads, type MadeRoad } from './madeRoads';
