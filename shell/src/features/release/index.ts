export { LazyPreview } from './LazyPreview';
export { LazyReleaseUpdates } from './LazyReleaseUpdates';
export { startOrHandOver } from './startOrHandOver';
