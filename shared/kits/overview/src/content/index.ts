export { compileOverview } from './compileOverview';
