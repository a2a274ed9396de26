import { EtagMismatch, findTile, zxyToTileId, type Entry, type Header, type PMTiles } from 'pmtiles';
import { mergedRanges } from '../../../logic/mergedRanges';
import type { View } from '../../../logic/projection';
import { tilesInView } from '../../../logic/tilesInView';
import type { ArchiveSource } from './ArchiveSource';
import { mostKept, type ArchivePart, type TileKeep } from './TileKeep';

/** Bytes that are asked for at once: so many come in time by a slow network, too. The service gives out up to 4 MiB. */
const atOnce = 256 * 1024;
/** Directories in directories; see the format. */
const deepest = 4;
/** With so many bytes a reader of the format begins: its header, and the first directory. */
const beginning = 16_384;

/** What a whole city takes. */
export interface CityPlan {
  /** Bytes of all its tiles. */
  readonly bytes: number;
  /** Bytes of those that are not kept yet. */
  readonly missing: number;
  /** Bytes that may be kept of a city. */
  readonly most: number;
  /** Bytes that the device has left; undefined where it does not tell. */
  readonly free: number | undefined;
}

/** Why a city's streets were not kept whole: nothing of what was kept before is lost but where they are another version's. */
export type KeepFault = 'network' | 'full' | 'renewed' | 'large';

export class CityKeepError extends Error {
  override readonly name = 'CityKeepError';
  constructor(
    readonly fault: KeepFault,
    cause?: unknown,
  ) {
    super(`The city's streets are not kept whole: ${fault}.`, { cause });
  }
}

interface WholeCityParts {
  readonly archive: PMTiles;
  readonly source: ArchiveSource;
  readonly keep: TileKeep;
  readonly view: View;
  /** Bytes. */
  readonly most?: number;
  /** Bytes that the device has left; undefined where it does not tell. */
  readonly free?: () => Promise<number | undefined>;
}

/** Keeps all tiles of a city in advance: of its view, from the widest to the most detailed. */
export class WholeCity {
  private readonly parts: Required<WholeCityParts>;

  constructor({ most = mostKept, free = freeBytes, ...parts }: WholeCityParts) {
    this.parts = { most, free, ...parts };
  }

  /** What it takes, as the archive's directories say; they are kept. @throws {Error} when they can't be read now */
  async plan(): Promise<CityPlan> {
    const { most, free } = this.parts;
    const { all, missing } = await this.list();
    return { bytes: sizeOf(all), missing: sizeOf(missing), most, free: await free().catch(() => undefined) };
  }

  /**
   * Keeps what is missing, range by range: what was kept when it ends before is not asked for again.
   * @param onProgress told how many bytes are kept
   * @throws {CityKeepError} or the signal's reason
   */
  async keepAll(onProgress: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const { source, keep, most, free } = this.parts;
    const { all, kept, missing, tag } = await this.list().catch((cause: unknown) => {
      throw new CityKeepError('network', cause);
    });
    const bytes = sizeOf(all);
    if (bytes > most) throw new CityKeepError('large');
    let left = sizeOf(missing);
    const room = await free().catch(() => undefined);
    if (room !== undefined && room < left) throw new CityKeepError('full');
    if (kept.length > 0) await held(keep.hold(kept));
    onProgress(bytes - left);
    for (const range of mergedRanges(missing, atOnce)) {
      signal.throwIfAborted();
      const { data, tag: current } = await source.ask(range.offset, range.length, signal).catch((cause: unknown) => {
        signal.throwIfAborted();
        throw new CityKeepError('network', cause);
      });
      if (current !== tag || keep.tag !== tag) {
        if (current !== keep.tag) await keep.renew(current);
        await this.forgetLists();
        throw new CityKeepError('renewed');
      }
      await held(
        keep.hold(
          range.parts.map(({ offset, length, lists = false }) => ({
            offset,
            length,
            lists,
            bytes: data.slice(offset - range.offset, offset - range.offset + length),
          })),
        ),
      );
      left -= sizeOf(range.parts);
      onProgress(bytes - left);
    }
  }

  private async list() {
    return this.listNow().catch(async (cause: unknown) => {
      if (!(cause instanceof EtagMismatch)) throw cause;
      await this.forgetLists();
      return this.listNow();
    });
  }

  /** Another version shows up: its header is read. */
  private async forgetLists(): Promise<void> {
    await this.parts.archive.cache.invalidate(this.parts.source).catch(() => undefined);
  }

  private async listNow() {
    const { archive, keep, view } = this.parts;
    const header = await archive.getHeader();
    // Without what lists them no tile is found.
    const parts = new Map<number, ArchivePart>([[0, { offset: 0, length: beginning, lists: true }]]);
    const listed = (part: ArchivePart): void => void parts.set(part.offset, { ...part, lists: true });
    for (let zoom = header.minZoom; zoom <= header.maxZoom; zoom += 1)
      for (const [x, y] of tilesInView(view, zoom)) {
        const entry = await this.entryOf(header, zxyToTileId(zoom, x, y), listed);
        // Tiles that are the same, as those of water are, stand there once.
        const offset = header.tileDataOffset + (entry?.offset ?? 0);
        if (entry) parts.set(offset, { offset, length: entry.length });
      }
    const all = [...parts.values()];
    const kept = await keep.kept(all).catch(() => []);
    const known = new Set(kept);
    return { all, kept, missing: all.filter((part) => !known.has(part)), tag: header.etag ?? keep.tag };
  }

  private async entryOf(header: Header, tile: number, listed: (part: ArchivePart) => void): Promise<Entry | undefined> {
    const { archive } = this.parts;
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth < deepest; depth += 1) {
      const entry = findTile(await archive.cache.getDirectory(archive.source, offset, length, header), tile);
      if (!entry || entry.runLength > 0) return entry ?? undefined;
      [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
      listed({ offset, length });
    }
    return undefined;
  }
}

const sizeOf = (parts: readonly ArchivePart[]): number => parts.reduce((sum, { length }) => sum + length, 0);

async function held(holding: Promise<void>): Promise<void> {
  await holding.catch((cause: unknown) => {
    throw new CityKeepError('full', cause);
  });
}

async function freeBytes(): Promise<number | undefined> {
  // Absent in pages that are not served over https.
  const storage = navigator.storage as StorageManager | undefined;
  const { quota, usage } = (await storage?.estimate()) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}
