export { profilesPlugin } from './profilesPlugin';
