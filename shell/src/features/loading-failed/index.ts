export { LoadingFailed } from './LoadingFailed';
