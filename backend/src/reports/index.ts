export { reportsPlugin } from './reportsPlugin';
