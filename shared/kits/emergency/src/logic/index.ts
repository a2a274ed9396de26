export type { CompiledEmergency, ScreenHelp } from './compiledEmergency';
export { nearestPlaces } from './nearestPlaces';
export { destinations } from './destinations';
