export { pagePatience } from './constants';
export { isPicture } from './pictureName';
export { answerSchema, type CityState, type WorkerAnswer, type WorkerRequest } from './messages';
