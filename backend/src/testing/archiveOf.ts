import { madeArchive, type MadeArchive } from '@odysseus/map/testing';

/** An archive of tiles of Paris as it should be, but for what is changed of it. */
export function archiveOf(changes: Partial<MadeArchive> = {}): Uint8Array<ArrayBuffer> {
  return madeArchive({
    tiles: [12, 13, 14].map((zoom) => ({ at: [zoom, 0, 0], bytes: new Uint8Array(40).fill(zoom) })),
    bounds: [2.2, 48.8, 2.45, 48.92],
    ...changes,
  });
}
