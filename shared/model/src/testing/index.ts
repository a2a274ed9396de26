export { processorTime } from './processorTime';
export { randomFrom } from './randomFrom';
export { samplePlace } from './samplePlace';
export { samplePlaceList } from './samplePlaceList';
