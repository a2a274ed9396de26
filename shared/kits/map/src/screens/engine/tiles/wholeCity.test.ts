import { latLng } from '@odysseus/model';
import { IDBFactory } from 'fake-indexeddb';
import { tilesInView } from '../../../logic/tilesInView';
import { madeArchive } from '../../../testing/madeArchive';
import { forgetTiles, keptTileBytes, openTileKeep } from './keptTiles';
import { openArchive, type OpenArchive } from './openArchive';
import { noKeep, type TileKeep } from './TileKeep';
import { WholeCity, type CityKeepError } from './wholeCity';

const view = [latLng(48.8155, 2.25), latLng(48.9035, 2.418)] as const;
const bounds = [2.2, 48.8, 2.45, 48.92] as const;
const tileSize = 20_000;
const zooms = [12, 13, 14];
const inCity = zooms.flatMap((zoom) => tilesInView(view, zoom).map(([x, y]) => [zoom, x, y] as const));
const beyond = [14, 9000, 6000] as const;
const citySize = inCity.length * tileSize;

const made = (mark: number) =>
  madeArchive({
    tiles: [...inCity, beyond].map((at) => ({ at, bytes: new Uint8Array(tileSize).fill(mark) })),
    bounds,
    leafSize: 40,
  });

/** A site that gives out an archive in parts, until it breaks off. */
function site() {
  const state = { bytes: made(1), etag: '"one"', asked: [] as number[], answers: Infinity };
  const fetchFrom = (async (_address, { headers, signal } = {}) => {
    signal?.throwIfAborted();
    if (state.answers <= 0) throw new TypeError('Failed to fetch');
    state.answers -= 1;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec((headers as Record<string, string>)['range'] ?? '') ?? [];
    const part = state.bytes.slice(Number(from), Number(to) + 1);
    state.asked.push(part.length);
    return new Response(part, { status: 206, headers: { etag: state.etag } });
  }) as typeof fetch;
  return { state, fetchFrom };
}

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
});
const keep = (): Promise<TileKeep> => openTileKeep('paris', { factory });
async function open(fetchFrom: typeof fetch, kept?: TileKeep): Promise<OpenArchive> {
  const archive = await openArchive('/map/tiles.pmtiles', view, kept ?? (await keep()), fetchFrom);
  if (!archive) throw new Error('No archive.');
  return archive;
}
const never = new AbortController().signal;
const marks = async (archive: OpenArchive, tiles: readonly (readonly [number, number, number])[]) => {
  const found = new Set<number | undefined>();
  for (const at of tiles) found.add(new Uint8Array(await archive.tile(...at))[0]);
  return [...found];
};
const faultOf = async (keeping: Promise<void>) =>
  keeping.then(
    () => 'none',
    (cause: unknown) => (cause as CityKeepError).fault,
  );

it('tells before what a city takes, and keeps all of it and nothing else', async () => {
  const { state, fetchFrom } = site();
  const whole = await (await open(fetchFrom)).whole();
  const plan = await whole.plan();
  expect(plan.bytes).toBeGreaterThanOrEqual(citySize);
  expect(plan.bytes).toBeLessThan(citySize + 30_000);
  const told: number[] = [];
  await whole.keepAll((bytes) => told.push(bytes), never);
  expect(told.at(-1)).toBe(plan.bytes);
  expect([...told].sort((a, b) => a - b)).toEqual(told);
  expect(state.asked.length).toBeLessThan(inCity.length / 3);
  expect(await whole.plan()).toMatchObject({ missing: 0 });
  state.answers = 0;
  const offline = await open(fetchFrom);
  expect(await marks(offline, inCity)).toEqual([1]);
  await expect(offline.tile(...beyond)).rejects.toThrow('Failed to fetch');
});

it('asks for nothing twice: what was looked at is there, and what was kept before it broke off', async () => {
  const { state, fetchFrom } = site();
  const archive = await open(fetchFrom);
  await archive.tile(...(inCity.at(-1) ?? beyond));
  const whole = await archive.whole();
  const { missing, bytes } = await whole.plan();
  expect(missing).toBeLessThan(bytes - tileSize + 1);
  state.answers = 2;
  expect(await faultOf(whole.keepAll(() => undefined, never))).toBe('network');
  // As after a reload.
  state.answers = Infinity;
  state.asked.length = 0;
  const again = await (await open(fetchFrom)).whole();
  const rest = await again.plan();
  expect(rest.missing).toBeLessThan(missing);
  expect(rest.missing).toBeGreaterThan(0);
  state.asked.length = 0;
  await again.keepAll(() => undefined, never);
  const fetched = state.asked.reduce((sum, length) => sum + length, 0);
  expect(fetched).toBeLessThan(rest.missing + 60_000);
  state.answers = 0;
  expect(await marks(await open(fetchFrom), inCity)).toEqual([1]);
});

it('stops when it is told to, and keeps what has come', async () => {
  const { fetchFrom } = site();
  const whole = await (await open(fetchFrom)).whole();
  const stopping = new AbortController();
  const keeping = whole.keepAll((bytes) => {
    if (bytes > citySize / 2) stopping.abort();
  }, stopping.signal);
  await expect(keeping).rejects.toThrow(/abort/i);
  const { missing, bytes } = await whole.plan();
  expect(missing).toBeGreaterThan(0);
  expect(missing).toBeLessThan(bytes / 2);
});

it('mixes no versions: what was kept of another goes, and the new one can be kept', async () => {
  const { state, fetchFrom } = site();
  const whole = await (await open(fetchFrom)).whole();
  let isNew = false;
  const keeping = whole.keepAll((bytes) => {
    if (isNew || bytes < citySize / 2) return;
    isNew = true;
    Object.assign(state, { bytes: made(2), etag: '"two"' });
  }, never);
  expect(await faultOf(keeping)).toBe('renewed');
  expect((await whole.plan()).missing).toBeGreaterThanOrEqual(citySize);
  await whole.keepAll(() => undefined, never);
  state.answers = 0;
  expect(await marks(await open(fetchFrom), inCity)).toEqual([2]);
});

it('begins nothing that does not fit', async () => {
  const { state, fetchFrom } = site();
  const kept = await keep();
  const archive = await open(fetchFrom, kept);
  await archive.tile(...(inCity[0] ?? beyond));
  const { parts } = (await archive.whole()) as unknown as { parts: ConstructorParameters<typeof WholeCity>[0] };
  state.asked.length = 0;
  const small = new WholeCity({ ...parts, most: citySize / 2 });
  expect(await small.plan()).toMatchObject({ most: citySize / 2 });
  expect(await faultOf(small.keepAll(() => undefined, never))).toBe('large');
  const fullDevice = new WholeCity({ ...parts, free: async () => 5_000 });
  expect(await fullDevice.plan()).toMatchObject({ free: 5_000 });
  expect(await faultOf(fullDevice.keepAll(() => undefined, never))).toBe('full');
  expect(state.asked.filter((length) => length >= tileSize)).toEqual([]);
  expect(await keptTileBytes('paris', factory)).toBeGreaterThanOrEqual(tileSize);
});

it('loses nothing where storage is full or forbidden', async () => {
  const { fetchFrom } = site();
  const forbidden = await (await open(fetchFrom, noKeep())).whole();
  expect(await faultOf(forbidden.keepAll(() => undefined, never))).toBe('full');
  const kept = await keep();
  let room = 3;
  const limited: TileKeep = Object.defineProperty(
    {
      ...kept,
      hold: async (parts: Parameters<TileKeep['hold']>[0]) => {
        room -= 1;
        if (room < 0) throw new DOMException('Full', 'QuotaExceededError');
        await kept.hold(parts);
      },
    },
    'tag',
    { get: () => kept.tag },
  );
  const whole = await (await open(fetchFrom, limited)).whole();
  expect(await faultOf(whole.keepAll(() => undefined, never))).toBe('full');
  const { missing, bytes } = await whole.plan();
  expect(missing).toBeLessThan(bytes);
  expect(missing).toBeGreaterThan(0);
});

it('stays when other streets are looked at afterwards, and gives its room back when it is removed', async () => {
  const { state, fetchFrom } = site();
  const kept = await openTileKeep('paris', { factory, most: citySize + 100_000 });
  await (await (await open(fetchFrom, kept)).whole()).keepAll(() => undefined, never);
  for (let number = 0; number < 12; number += 1)
    await kept.put(9_000_000 + number * tileSize, tileSize, new ArrayBuffer(tileSize), false);
  state.answers = 0;
  expect(await marks(await open(fetchFrom), inCity)).toEqual([1]);
  await forgetTiles('paris', factory);
  expect(await keptTileBytes('paris', factory)).toBe(0);
  // And can be kept again, with what lists its tiles.
  state.answers = Infinity;
  await (await (await open(fetchFrom, kept)).whole()).keepAll(() => undefined, never);
  state.answers = 0;
  expect(await marks(await open(fetchFrom), inCity)).toEqual([1]);
});
