export { ArchiveError } from './ArchiveError';
export { mapTilesPlugin } from './mapTilesPlugin';
