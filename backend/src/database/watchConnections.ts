import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Cuts connections that somebody has held for too long: their server is gone without a word, and the network would let them wait
 * for a quarter of an hour. One timer for the pool, since one for each query would cost a tenth of what a request may.
 * @param patience milliseconds; longer than the server lets a statement take
 * @returns ends the watch
 */
export function watchConnections(pool: pg.Pool, patience: number): () => void {
  /** Since when, by the clock that nobody sets. */
  const held = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => held.set(client, performance.now()));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('remove', (client) => held.delete(client));
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [client, since] of held) {
      if (now - since > patience) streamOf(client)?.destroy(new Error('The database has not answered for too long.'));
    }
  }, patience / 4);
  timer.unref();
  return () => clearInterval(timer);
}

/** The driver's own connection, which its types leave out. */
function streamOf(client: pg.PoolClient): Socket | undefined {
  return (client as unknown as { readonly connection?: { readonly stream?: Socket } }).connection?.stream;
}
