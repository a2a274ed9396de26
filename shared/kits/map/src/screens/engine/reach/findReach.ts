import type { LatLng } from '@odysseus/model';
import { planeAround } from '../../../logic/reach/planeAround';
import type { Reach } from '../../../logic/reach/Reach';
import { reachFrom, reachMetres } from '../../../logic/reach/reachFrom';
import type { StreetLine } from '../../../logic/reach/StreetLine';
import type { OpenArchive } from '../tiles/openArchive';
import { readStreets, toleranceAt } from './readStreets';

/** Metres beyond the walk in which a street may still be the nearest to a place. */
const margin = 100;
/** Longest time in milliseconds for which the page is kept from answering: half a frame. */
const slice = 8;

/**
 * How far one gets on foot from a point, along the streets of an archive's most detailed tiles.
 * @returns undefined where the archive has not all of the tiles, one can't be read now, or there are no streets; or when it was aborted
 */
export async function findReach(archive: OpenArchive, from: LatLng, signal: AbortSignal): Promise<Reach | undefined> {
  const plane = planeAround(from);
  const radius = reachMetres + margin;
  const wanted = plane.tilesWithin(radius, archive.maxZoom);
  const tiles = await Promise.all(
    wanted.map(async (at) => ({ at, bytes: await archive.tile(...at).catch(() => undefined) })),
  );
  // Half of a network would lead people round what it leaves out.
  if (signal.aborted || tiles.some(({ bytes }) => !bytes?.byteLength)) return undefined;
  const [first] = wanted;
  const work = function* (): Generator<undefined, Reach | undefined> {
    const lines: StreetLine[] = [];
    for (const { at, bytes } of tiles)
      if (bytes) for (const line of yield* readStreets(bytes, { at, plane, radius })) lines.push(line);
    return first ? yield* reachFrom(lines, plane, toleranceAt(plane, first)) : undefined;
  };
  return bySlices(work(), signal).catch(() => undefined);
}

/** Works on while the page has nothing else to do. @returns undefined when it was aborted */
async function bySlices<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T | undefined> {
  let begun = performance.now();
  while (!signal.aborted) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begun < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return undefined;
}
