import type { Database } from './Database';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

export interface DatabaseTroubles {
  /** A pooled connection broke while idle; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
  /** Another process took the embedded database's folder: this one must stop. */
  readonly onLost?: (error: Error) => void;
}

/**
 * Opens PostgreSQL when there is an address for it, and the embedded database otherwise. Tables are brought up to date by `migrate()`.
 * @throws {DatabaseUnavailableError} saying what is wrong and what to do
 */
export function openDatabase(place: { databaseUrl: string | null; dataFolder: string }, troubles: DatabaseTroubles = {}): Promise<Database> {
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl, troubles.onIdleError);
  return openEmbedded(
    place.dataFolder,
    troubles.onLost ??
      ((error) => {
        throw error;
      }),
  );
}
