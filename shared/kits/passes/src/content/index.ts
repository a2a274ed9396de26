export { compilePasses, type ToldHours } from './compilePasses';
