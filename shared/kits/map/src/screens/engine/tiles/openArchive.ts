import { PMTiles, TileType } from 'pmtiles';
import { coversView } from '../../../logic/coversView';
import type { View } from '../../../logic/projection';
import { ArchiveSource } from './ArchiveSource';
import type { TileKeep } from './TileKeep';
import type { WholeCity } from './wholeCity';

export interface OpenArchive {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north. */
  readonly bounds: [number, number, number, number];
  /** A tile's bytes, unpacked; empty where the archive has none. @throws {Error} when it can't be read now */
  tile(zoom: number, x: number, y: number): Promise<ArrayBuffer>;
  /** What keeps all of the view's tiles. */
  whole(): Promise<WholeCity>;
}

/**
 * Opens the archive of the site's tiles, from what is kept of it where that is.
 * @returns undefined where it can't be had, is none, or is not of the city that the view shows
 */
export async function openArchive(
  address: string,
  view: View,
  keep: TileKeep,
  fetchFrom?: typeof fetch,
): Promise<OpenArchive | undefined> {
  const source = new ArchiveSource(address, keep, fetchFrom);
  const wasKept = keep.tag !== undefined;
  const archive = new PMTiles(source);
  try {
    const header = await archive.getHeader();
    source.listsEnd = header.tileDataOffset;
    if (header.tileType !== TileType.Mvt || !coversView(header, view)) return undefined;
    // Without a network, what is kept is as good as it was.
    if (wasKept) source.lookForNewer().catch(() => undefined);
    return {
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      tile: async (zoom, x, y) => (await archive.getZxy(zoom, x, y))?.data ?? new ArrayBuffer(0),
      whole: async () => new (await import('./wholeCity')).WholeCity({ archive, source, keep, view }),
    };
  } catch {
    // Refused, cut short, without ranges, or something else: each means that there are no tiles now.
    return undefined;
  }
}
