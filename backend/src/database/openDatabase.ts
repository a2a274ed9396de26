import type { Database } from './Database';
import type { DatabaseTroubles } from './DatabaseTroubles';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/**
 * Opens PostgreSQL when there is an address for it, and the embedded database otherwise. Tables are brought up to date by `migrate()`.
 * @throws {DatabaseUnavailableError} saying what is wrong and what to do
 */
export function openDatabase(
  place: { databaseUrl: string | null; dataFolder: string },
  troubles: DatabaseTroubles = {},
): Promise<Database> {
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl, troubles.onIdleError);
  return openEmbedded(place.dataFolder, troubles);
}
