export { ModelError } from './ModelError';
export { type ModelLimits } from './modelLimits';
export { type Model, openModel } from './openModel';
