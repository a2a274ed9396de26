export { LazyNotFound } from './LazyNotFound';
