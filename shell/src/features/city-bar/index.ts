export { CityBar } from './CityBar';
export { cityBarOf } from './cityBarOf';
