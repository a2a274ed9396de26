export { type Database, type Queries, tables } from './Database';
export { DatabaseUnavailableError } from './DatabaseUnavailableError';
export type { DatabaseTroubles } from './DatabaseTroubles';
export { openDatabase } from './openDatabase';
export { openInMemory } from './openEmbedded';
export { openPostgres } from './openPostgres';
