import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '../configuration';
import type { Database } from '../database';
import { logged } from '../problems';
import type { Releases } from '../releases';
import { probe } from './probe';

/** What the service can't do without, and how it is. */
export const readinessSchema = z.object({
  database: z.enum(['ok', 'unreachable']),
  disk: z.enum(['ok', 'low', 'unreadable']).describe('low: less is free in the data folder than DISK_RESERVE_MB'),
  release: z
    .enum(['ok', 'unreadable'])
    .describe('unreadable: there is no live release, or the store does not give its document'),
});
export type Readiness = z.output<typeof readinessSchema>;

/** What is wrong with releases while visitors are served all the same. */
export const troubleSchema = z
  .optional(z.enum(['refused', 'damaged']))
  .describe(
    'refused: what the store names as live can not be believed, and the last good release goes on; damaged: files of the release, or the seals over them, are not what was released, and are not served. The log says which',
  );

export interface ReadinessParts {
  readonly configuration: Pick<Configuration, 'bucket' | 'databaseUrl' | 'dataFolder' | 'diskReserve'>;
  readonly database: Database;
  readonly releases: Releases;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Finds out what of it is there. The log is told of changes alone, with their causes. */
export function readinessOf({ configuration, database, releases, log }: ReadinessParts): () => Promise<Readiness> {
  const onChangeOf = (need: keyof Readiness) => (state: string, cause: unknown) =>
    state === 'ok'
      ? log.warn({ need }, 'What the service needs is there again')
      : log.warn(
          { need, state, ...(cause === undefined ? {} : { error: logged(cause) }) },
          'The service is not ready: something is missing that it needs',
        );

  const askDatabase = probe<Readiness['database']>({
    look: async () => {
      await database.queries.execute(sql`select 1`);
      return 'ok';
    },
    failed: 'unreachable',
    onChange: onChangeOf('database'),
  });
  const askDisk = probe<Readiness['disk']>({
    look: () => diskState(configuration),
    failed: 'unreadable',
    onChange: onChangeOf('disk'),
  });
  const askRelease = probe<Readiness['release']>({
    look: async () => {
      const { id } = await releases.live();
      // The one that was read last goes on being served, while its files are gone.
      return (await releases.store.has(`releases/${id}.json`)) ? 'ok' : 'unreadable';
    },
    failed: 'unreadable',
    onChange: onChangeOf('release'),
  });
  return async () => {
    const [databaseState, disk, release] = await Promise.all([askDatabase(), askDisk(), askRelease()]);
    return { database: databaseState, disk, release };
  };
}

/** Nothing is kept in the data folder where both the database and the store are elsewhere. */
async function diskState({
  bucket,
  databaseUrl,
  dataFolder,
  diskReserve,
}: ReadinessParts['configuration']): Promise<Readiness['disk']> {
  if (bucket && databaseUrl !== null) return 'ok';
  const { bavail, bsize } = await statfs(dataFolder);
  return bavail * bsize >= diskReserve ? 'ok' : 'low';
}
