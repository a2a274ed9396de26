export { CityBar } from './CityBar';
export { Bar, Entry, Line } from './CityBar.styles';
export { cityBarOf } from './cityBarOf';
