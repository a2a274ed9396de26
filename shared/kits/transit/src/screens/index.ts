export { CityPlanner } from './CityPlanner';
export { MetroScreen } from './MetroScreen';
export { NetworkLines } from './NetworkLines';
