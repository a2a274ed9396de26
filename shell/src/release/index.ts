export { PreviewBanner } from './PreviewBanner';
export { ReleaseUpdates } from './ReleaseUpdates';
