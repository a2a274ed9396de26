export { descriptionPlugin } from './descriptionPlugin';
export { healthPlugin } from './healthPlugin';
