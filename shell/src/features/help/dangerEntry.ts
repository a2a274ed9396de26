export { loadReader, wordReader } from '@odysseus/danger';
