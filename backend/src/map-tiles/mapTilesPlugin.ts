import type { FastifyPluginAsync } from 'fastify';
import type { Configuration } from '../configuration';
import { logged, Problem } from '../problems';
import { ArchiveError } from './ArchiveError';
import { checkArchive } from './checkArchive';
import { mapTilesAddress } from './mapTilesAddress';
import { openArchiveFile } from './openArchiveFile';
import { remoteArchive } from './remoteArchive';
import type { TileArchive } from './TileArchive';
import { wantedRange } from './wantedRange';

/** Milliseconds after which an archive that was of no use is looked at again, and the log tells of it again. */
const rest = 60_000;

interface MapTilesOptions {
  readonly source: NonNullable<Configuration['mapTiles']>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * Gives out an archive of tiles in parts, never whole. One on disk is checked before anything is answered; one on another host, before
 * its first part is given out: while it is of no use the map goes on without it, and the log says why.
 * @throws {ArchiveError} when the archive on disk can't be used
 */
export const mapTilesPlugin: FastifyPluginAsync<MapTilesOptions> = async (app, { source, clock }) => {
  let toldAt: number | undefined;
  const tell = (cause: unknown): void => {
    if (toldAt !== undefined && clock() - toldAt < rest) return;
    toldAt = clock();
    app.log.error({ error: logged(cause) }, 'MAP_PMTILES can not be used now; the embedded map goes on');
  };
  const find = 'path' in source ? await onDisk(source.path) : elsewhere(source.url);

  async function onDisk(path: string): Promise<() => Promise<TileArchive>> {
    try {
      const archive = await openArchiveFile(path);
      app.addHook('onClose', () => archive.close());
      await checkArchive(archive);
      return async () => archive;
    } catch (cause) {
      if (!(cause instanceof ArchiveError)) throw cause;
      throw new ArchiveError(`MAP_PMTILES: ${cause.message}. Correct it, or remove it for the embedded map alone.`);
    }
  }

  function elsewhere(url: string): () => Promise<TileArchive> {
    const archive = remoteArchive(url);
    let checked: Promise<unknown> | undefined;
    let failedAt: number | undefined;
    const current = (): Promise<unknown> => {
      if (!checked || (failedAt !== undefined && clock() - failedAt >= rest)) {
        failedAt = undefined;
        checked = checkArchive(archive).catch((cause: unknown) => {
          failedAt = clock();
          throw cause;
        });
      }
      return checked;
    };
    // The log is to say at the start what is wrong. What comes of it is told to whoever asks.
    current().catch(tell);
    return async () => {
      await current();
      return archive;
    };
  }

  app.get(mapTilesAddress, { schema: { hide: true } }, async (request, reply) => {
    // Browsers keep parts unreliably: the page does it itself. Nothing on the way may pack them.
    reply.headers({ 'cache-control': 'no-store, no-transform', 'accept-ranges': 'bytes' });
    const range = wantedRange(request.headers.range);
    if (!range)
      throw new Problem(
        416,
        'range_needed',
        'The archive of tiles is given out in parts of up to 4 MiB.',
        'Ask for one range of bytes.',
      );
    const part = await find()
      .then((archive) => archive.read(range.from, range.length))
      .catch((cause: unknown) => {
        if (!(cause instanceof ArchiveError)) throw cause;
        return tell(cause);
      });
    if (!part)
      return reply
        .code(503)
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' })
        .send('Not available.\n');
    const { bytes, tag, size } = part;
    const etag = `"${tag}"`;
    const expected = request.headers['if-range'];
    reply.header('etag', etag);
    // Without a range the whole would be due, which is not given out.
    if (bytes.length === 0 || (expected !== undefined && expected !== etag)) {
      reply.header('content-range', `bytes */${size}`);
      throw new Problem(
        416,
        'other_version',
        'The archive is another by now, or ends before this range.',
        'Begin anew.',
      );
    }
    return reply
      .code(206)
      .headers({
        'content-type': 'application/vnd.pmtiles',
        'content-range': `bytes ${range.from}-${range.from + bytes.length - 1}/${size}`,
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  });
};
