export { PassesScreen } from './PassesScreen';
