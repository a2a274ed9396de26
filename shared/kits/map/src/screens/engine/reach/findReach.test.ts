import { latLng, lngLatOf, metresBetween, streetPace, type LatLng } from '@odysseus/model';
import { madeArchive } from '../../../testing/madeArchive';
import { madeRoads, type MadeRoad } from '../../../testing/madeRoads';
import { openArchive } from '../tiles/openArchive';
import { noKeep } from '../tiles/TileKeep';
import { findReach } from './findReach';

const middle = latLng(48.86, 2.34);
const bounds = [2.31, 48.84, 2.37, 48.88] as const;
const view = [latLng(48.845, 2.32), latLng(48.875, 2.36)] as const;
const metresNorth = 111_195;
const metresEast = metresNorth * Math.cos((48.86 * Math.PI) / 180);
/** A point of the made city: metres to the right of its middle, and up. */
const at = (right: number, up: number): LatLng => latLng(48.86 + up / metresNorth, 2.34 + right / metresEast);
const road = (kind: string, ...line: (readonly [number, number])[]): MadeRoad => ({
  kind,
  line: line.map(([right, up]) => lngLatOf(at(right, up))),
});

/** A river runs from west to east 200 m above the middle; a quay on either side, and one bridge 400 m to the right. */
const quays = [road('minor_road', [-900, 100], [900, 100]), road('minor_road', [-900, 300], [900, 300])];
const bridge: MadeRoad = { ...road('major_road', [400, 100], [400, 300]), bridge: true };
const street = road('path', [0, -600], [0, 100]);

async function reach(roads: readonly MadeRoad[], change: { readonly zoom?: number; readonly without?: number } = {}) {
  const tiles = madeRoads(roads, change.zoom ?? 15, bounds);
  const bytes = madeArchive({ tiles: tiles.filter((_, index) => index !== change.without), bounds });
  const fetchFrom = (async (_address, { headers } = {}) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec((headers as Record<string, string>)['range'] ?? '') ?? [];
    return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206, headers: { etag: '"one"' } });
  }) as typeof fetch;
  const archive = await openArchive('/map/tiles.pmtiles', view, noKeep(), fetchFrom);
  if (!archive) throw new Error('No archive.');
  return findReach(archive, middle, new AbortController().signal);
}
const minutes = (metres: number): number => Math.round(metres / streetPace);

it('leads across a river by its bridge alone', async () => {
  const found = await reach([...quays, bridge, street]);
  expect(metresBetween(middle, at(0, 300))).toBeLessThan(310);
  expect(found?.minutesTo(at(0, 100))).toBe(minutes(100));
  expect(found?.minutesTo(at(0, 300))).toBe(minutes(100 + 400 + 200 + 400));
  const without = await reach([...quays, street]);
  expect(without?.minutesTo(at(0, 300))).toBeUndefined();
  expect(without?.minutesTo(at(400, 100))).toBe(minutes(500));
});

it('goes on from tile to tile', async () => {
  for (const zoom of [13, 14, 15]) {
    const found = await reach([...quays, street], { zoom });
    expect([zoom, found?.minutesTo(at(880, 100))]).toEqual([zoom, minutes(980)]);
    expect([zoom, found?.minutesTo(at(-880, 100))]).toEqual([zoom, minutes(980)]);
    expect([zoom, found?.minutesTo(at(0, -590))]).toEqual([zoom, minutes(590)]);
  }
});

it('is drawn in steps, each as long as one walks, and ends where one would have to turn back', async () => {
  const found = await reach([...quays, street]);
  const lengths = found?.steps.map(({ lines }) =>
    lines
      .flatMap((line) => line.slice(1).map((end, index) => [line[index] ?? end, end] as const))
      .reduce((sum, [[x, y], [endX, endY]]) => sum + metresBetween(latLng(y, x), latLng(endY, endX)), 0),
  );
  // 400 m down, 100 m up and 300 m to either side; then 200 and twice 400 m more; then the 300 m that are left of it on either side.
  const expected = [400 + 100 + 600, 200 + 800, 400];
  for (const [step, length] of (lengths ?? []).entries())
    expect(Math.abs(length - (expected[step] ?? 0))).toBeLessThan(12);
  const ends = found?.steps.map((step) =>
    step.ends.map(([x, y]) => Math.round(metresBetween(latLng(y, x), middle) / 10)),
  );
  expect(ends?.[0]).toHaveLength(3);
  expect([...(ends?.[0] ?? [])].sort((a, b) => a - b)).toEqual([32, 32, 40]);
});

it('does not walk on what is for cars alone', async () => {
  const motorway = road('highway', [0, -200], [800, -200]);
  const trunk: MadeRoad = { ...road('major_road', [0, -300], [800, -300]), detail: 'trunk' };
  const found = await reach([...quays, street, motorway, trunk]);
  expect(found?.minutesTo(at(700, -200))).toBeUndefined();
  expect(found?.minutesTo(at(700, -300))).toBeUndefined();
});

it('is not told where a tile is missing, or there is no street to walk on', async () => {
  const [x, y] = [16_596, 11_273];
  const near = madeRoads([], 15, bounds).findIndex(({ at: [, column, row] }) => column === x && row === y);
  expect(near).toBeGreaterThan(0);
  expect(await reach([...quays, street], { without: near })).toBeUndefined();
  // One that nobody walks to may be missing.
  expect(await reach([...quays, street], { without: 0 })).toBeDefined();
  expect(await reach([])).toBeUndefined();
  expect(await reach([road('highway', [-900, 0], [900, 0])])).toBeUndefined();
  // A court of its own is no network.
  expect(await reach([road('path', [0, 10], [60, 10])])).toBeUndefined();
});
