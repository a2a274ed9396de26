export { madeArchive, type MadeArchive, type MadeTile } from './madeArchive';
