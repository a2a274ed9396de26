export { pagePatience } from './constants';
export { answerSchema, type CityState, type WorkerAnswer, type WorkerRequest } from './messages';
