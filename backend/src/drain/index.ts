export { Drain, type DrainTimes } from './Drain';
