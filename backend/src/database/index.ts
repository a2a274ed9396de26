export { type Database, type Queries, tables } from './Database';
export type { DatabaseTroubles } from './DatabaseTroubles';
export { DatabaseUnavailableError } from './DatabaseUnavailableError';
export { type EngineError, engineErrorOf, isDiskFull } from './engineError';
export { openDatabase } from './openDatabase';
export { openInMemory } from './openEmbedded';
export { openPostgres } from './openPostgres';
export { cutWriteLog, reclaimSpace } from './reclaimSpace';
