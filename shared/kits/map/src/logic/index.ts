export { compiledMapPlacesSchema, type CompiledMap, type CompiledMapPlaces, type MapPlace } from './compiledMap';
export type { CompiledWalk } from './compiledWalk';
export type { DrawnMap } from './drawnMap';
export { placeOnMap } from './mapAddress';
export { mapLayers } from './mapLayers';
export { pictureFrame, projectionOf, type Projection } from './projection';
export { mapScreenSchema, type MapScreenContent } from './schema';
