export { compilePasses } from './compilePasses';
