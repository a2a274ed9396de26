import { createHash } from 'node:crypto';
import { codeOf } from '@odysseus/release';
import { ArchiveError } from './ArchiveError';
import type { TileArchive } from './TileArchive';

/** Milliseconds for a whole answer. */
const patience = 10_000;

/**
 * An archive on another host, read in parts. Whoever looks at the map is not told to that host, and it is asked for nothing else: it
 * may not redirect.
 */
export function remoteArchive(url: string): TileArchive {
  return {
    name: url,
    read: async (from, length) => {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(url, {
        redirect: 'error',
        signal,
        headers: { range: `bytes=${from}-${from + length - 1}`, 'accept-encoding': 'identity' },
      }).catch((cause: unknown) => {
        throw broken(url, cause, signal);
      });
      const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
      const [first, last, size] = [1, 2, 3].map((part) => Number(range?.[part] ?? Number.NaN));
      const refusal = refusalOf(url, response.status, first === from && last !== undefined && last < from + length);
      if (refusal || last === undefined || size === undefined) {
        await response.body?.cancel();
        throw refusal ?? new ArchiveError(`${url} answers with no range`);
      }
      const bytes = await readAll(response, last - from + 1).catch((cause: unknown) => {
        throw broken(url, cause, signal);
      });
      const version = response.headers.get('etag') ?? response.headers.get('last-modified') ?? '';
      const tag = createHash('sha256').update(`${version} ${size}`).digest('hex').slice(0, 20);
      return { bytes, tag, size };
    },
    close: async () => undefined,
  };
}

function refusalOf(url: string, status: number, isAsAsked: boolean): ArchiveError | undefined {
  if (status === 200)
    return new ArchiveError(
      `${url} answers a request for a part with the whole (200). Its host must answer ranges (206): put the archive on one that does, or on this machine's disk`,
    );
  if (status === 416) return new ArchiveError(`${url} ends before what was asked for: it is cut short`);
  if (status !== 206) return new ArchiveError(`${url} answers ${status}`);
  return isAsAsked ? undefined : new ArchiveError(`${url} answers with another range than it was asked for`);
}

/** @param length as much as the answer has announced */
async function readAll(response: Response, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  for await (const chunk of response.body ?? []) {
    // Leaving the loop cancels the rest.
    if (filled + chunk.byteLength > length) throw new Error('more than it announced');
    bytes.set(chunk, filled);
    filled += chunk.byteLength;
  }
  if (filled < length) throw new Error('less than it announced');
  return bytes;
}

function broken(url: string, cause: unknown, signal: AbortSignal): ArchiveError {
  if (signal.aborted) return new ArchiveError(`${url} does not answer in time`);
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  const reason = codeOf(inner) ?? (inner instanceof Error ? inner.message : String(inner));
  return new ArchiveError(`${url} can't be reached, or breaks off (${reason})`);
}
