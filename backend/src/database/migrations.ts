import { join } from 'node:path';
import { backendFolder } from '../location.cjs';

/** The migrations that drizzle-kit wrote, as SQL. */
export const migrationsFolder = join(backendFolder, 'drizzle');

/** Number of the advisory lock that one migrating copy of the service holds: drizzle's migrator takes none. Any constant does, if it never changes. */
export const migrationLock = 7_303_014_901;
