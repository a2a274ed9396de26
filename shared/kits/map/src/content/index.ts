export { compileMap, drawBasemap, mapPlacesKey, type CityLists } from './compileMap';
