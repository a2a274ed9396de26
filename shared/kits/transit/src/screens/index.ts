export { MetroScreen } from './MetroScreen';
