export { livePlugin } from './livePlugin';
