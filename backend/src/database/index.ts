export { type Database, type Queries, tables } from './Database';
export { DatabaseUnavailableError } from './DatabaseUnavailableError';
export { type DatabaseTroubles, openDatabase } from './openDatabase';
export { type EngineError, engineErrorOf, isDiskFull } from './engineError';
export { openInMemory } from './openEmbedded';
export { openPostgres } from './openPostgres';
export { cutWriteLog, reclaimSpace } from './reclaimSpace';
