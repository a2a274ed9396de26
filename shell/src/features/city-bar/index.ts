export { CityBar } from './CityBar';
export { cityBarOf } from './cityBarOf';
export { CityLine } from './CityLine';
