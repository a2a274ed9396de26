export { LazyOffline } from './LazyOffline';
export { useKeptPage } from './useKeptPage';
