export { LiveScreen } from './LiveScreen';
