export { PreviewBanner } from './PreviewBanner';
export { ReleaseUpdates } from './ReleaseUpdates';
export { startOrHandOver } from './startOrHandOver';
