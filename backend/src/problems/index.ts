export { Problem } from './Problem';
export { problemOf } from './problemOf';
export { logged } from './logged';
export { problemResponses } from './problemResponses';
