export { randomFrom } from './randomFrom';
