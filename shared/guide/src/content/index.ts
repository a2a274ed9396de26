export { compileContent, type CompiledContent } from './compile';
export type { CompiledCity, CompiledOverview, CompiledPlace, CompiledPlaceList, CompiledScreen } from './compiled';
export { ContentError, type ContentProblem } from './contentError';
export type { City, Overview, Place, PlaceList } from './schema';
