export { guardHosts } from './guardHosts';
export { originForm } from './originForm';
