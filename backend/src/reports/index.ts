export { readReports } from './readReports';
export { reportsPlugin } from './reportsPlugin';
