export { readMistakeReports } from './readMistakeReports';
export { reportsPlugin } from './reportsPlugin';
