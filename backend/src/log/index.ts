export { type LogTarget, loggerOptions } from './loggerOptions';
