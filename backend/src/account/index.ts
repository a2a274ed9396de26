export { accountPlugin } from './accountPlugin';
