export { default } from './PreparationRoute';
