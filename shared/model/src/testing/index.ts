export { processorTime } from './processorTime';
export { randomFrom } from './randomFrom';
