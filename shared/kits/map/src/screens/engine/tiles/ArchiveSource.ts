import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';
import type { TileKeep } from './TileKeep';

/** Milliseconds for one part. */
const patience = 15_000;

/**
 * An archive as it is read in parts, from what is kept or from the site. Browsers keep no partial answers, so it does. All parts are
 * of one version: when another shows up, what was kept goes, and the reader begins anew.
 */
export class ArchiveSource implements Source {
  /** Parts before it list tiles; known once the header was read. */
  listsEnd = Number.POSITIVE_INFINITY;

  constructor(
    private readonly address: string,
    private readonly keep: TileKeep,
    private readonly fetchFrom: typeof fetch = (...asked) => fetch(...asked),
  ) {}

  getKey(): string {
    return this.address;
  }

  /** @param wanted names the version that the reader knows */
  async getBytes(offset: number, length: number, _signal?: AbortSignal, wanted?: string): Promise<RangeResponse> {
    const kept = await this.keep.get(offset, length);
    if (kept && (wanted === undefined || wanted === this.keep.tag)) return { data: kept, ...named(this.keep.tag) };
    const { data, tag } = await this.ask(offset, length);
    if (tag !== this.keep.tag) await this.keep.renew(tag);
    if (wanted !== undefined && wanted !== tag) throw new EtagMismatch(`${this.address} is another archive by now`);
    // Nobody waits for it to be kept.
    void this.keep.put(offset, length, data, offset < this.listsEnd);
    return { data, ...named(tag) };
  }

  /** Looks whether what is kept is still what the site gives out; forgets it where not, for the next time. */
  async lookForNewer(): Promise<void> {
    const before = this.keep.tag;
    const { tag } = await this.ask(0, 127);
    if (tag !== before && this.keep.tag === before) await this.keep.renew(tag);
  }

  /** Asks the site, whatever is kept. @throws {Error} when it does not give out the part */
  async ask(
    offset: number,
    length: number,
    signal?: AbortSignal,
  ): Promise<{ readonly data: ArrayBuffer; readonly tag: string }> {
    const inTime = AbortSignal.timeout(patience);
    const response = await this.fetchFrom(this.address, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    });
    if (response.status !== 206) {
      await response.body?.cancel();
      throw new Error(`The archive of tiles answered ${response.status}.`);
    }
    const data = await response.arrayBuffer();
    // The first part may be longer than the archive.
    if (data.byteLength > length || (offset > 0 && data.byteLength < length))
      throw new Error('The archive of tiles is cut short.');
    return { data, tag: response.headers.get('etag') ?? '' };
  }
}

const named = (etag: string | undefined): Pick<RangeResponse, 'etag'> => (etag === undefined ? {} : { etag });
