export { sampleKey } from './sampleKey';
export { samplePages } from './samplePages';
export { samplePart, sampleSite } from './samplePart';
