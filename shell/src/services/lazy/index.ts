export { lazyCode, type LazyCode } from './lazyCode';
export { useLazyCode, type LazyState } from './useLazyCode';
