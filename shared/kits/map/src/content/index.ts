export { compileMap, drawBasemap, mapPlacesKey } from './compileMap';
