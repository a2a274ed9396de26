export { CityPlanner } from './CityPlanner';
export { MetroScreen } from './MetroScreen';
export { LinesWithoutScripts, NetworkLines } from './NetworkLines';
