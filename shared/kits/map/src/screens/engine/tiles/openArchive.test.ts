import { latLng } from '@odysseus/model';
import { IDBFactory } from 'fake-indexeddb';
import { gzipSync } from 'node:zlib';
import { madeArchive, type MadeArchive } from '../../../testing/madeArchive';
import { forgetTiles, keptTileBytes, openTileKeep } from './keptTiles';
import { openArchive } from './openArchive';
import { noKeep } from './TileKeep';

const address = '/map/tiles.pmtiles';
const view = [latLng(48.8155, 2.25), latLng(48.9035, 2.418)] as const;
const tileOf = (x: number, mark: number) => new Uint8Array(1_000).fill(mark).fill(x, 0, 1);

const paris: MadeArchive = {
  tiles: [0, 1, 2, 3].map((x) => ({ at: [13, x, 5] as const, bytes: tileOf(x, 1) })),
  bounds: [2.2, 48.8, 2.45, 48.92],
  leafSize: 2,
};

/** A site that gives out an archive in parts, and what it was asked for. */
function siteWith(bytes: Uint8Array, etag = '"one"') {
  const asked: string[] = [];
  const site = { bytes, etag, offline: false, asked };
  const fetchFrom = (async (_address, { headers } = {}) => {
    if (site.offline) throw new TypeError('Failed to fetch');
    const { range } = headers as Record<string, string>;
    asked.push(String(range));
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(String(range)) ?? [];
    const part = site.bytes.slice(Number(from), Number(to) + 1);
    return part.length === 0
      ? new Response(null, { status: 416 })
      : new Response(part, { status: 206, headers: { etag: site.etag } });
  }) as typeof fetch;
  return { site, fetchFrom };
}

const marks = async (bytes: Promise<ArrayBuffer> | undefined) => {
  const [x, mark] = new Uint8Array((await bytes) ?? new ArrayBuffer(0));
  return [x, mark];
};

it('reads tiles by way of its directories, unpacks them, and has none where there is none', async () => {
  const packed = madeArchive({
    ...paris,
    tileCompression: 2,
    tiles: paris.tiles.map(({ at, bytes }) => ({ at, bytes: gzipSync(bytes) })),
  });
  const archive = await openArchive(address, view, noKeep(), siteWith(packed).fetchFrom);
  expect(archive).toMatchObject({ minZoom: 13, maxZoom: 13, bounds: [2.2, 48.8, 2.45, 48.92] });
  for (const x of [0, 1, 2, 3]) expect(await marks(archive?.tile(13, x, 5))).toEqual([x, 1]);
  expect((await archive?.tile(13, 900, 900))?.byteLength).toBe(0);
});

it.each<[string, Uint8Array]>([
  ['of another city', madeArchive({ ...paris, bounds: [12.3, 41.7, 12.7, 42] })],
  ['of pictures', madeArchive({ ...paris, tileType: 2 })],
  ['cut short in its header', madeArchive(paris).slice(0, 90)],
  ['that is something else', new TextEncoder().encode('<!doctype html>'.padEnd(400))],
])('does without an archive %s', async (_what, bytes) => {
  expect(await openArchive(address, view, noKeep(), siteWith(bytes).fetchFrom)).toBeUndefined();
});

it('does without an archive that is answered whole, or not at all', async () => {
  const whole = async () => new Response(madeArchive(paris), { status: 200 });
  expect(await openArchive(address, view, noKeep(), whole)).toBeUndefined();
  const away = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await openArchive(address, view, noKeep(), away)).toBeUndefined();
});

it('tells a tile that is cut off from one that is whole', async () => {
  const { fetchFrom } = siteWith(madeArchive(paris).slice(0, -500));
  const archive = await openArchive(address, view, noKeep(), fetchFrom);
  expect(await marks(archive?.tile(13, 0, 5))).toEqual([0, 1]);
  const failures = await Promise.allSettled([0, 1, 2, 3].map(async (x) => archive?.tile(13, x, 5)));
  expect(failures.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

describe('kept on the device', () => {
  let factory: IDBFactory;
  beforeEach(() => {
    factory = new IDBFactory();
  });
  const kept = () => openTileKeep('paris', { factory });
  /** Parts are kept while nobody waits for it. */
  const untilKept = async (bytes: number) => {
    while ((await keptTileBytes('paris', factory)) < bytes) await new Promise(setImmediate);
  };

  it('is read without a network', async () => {
    const { site, fetchFrom } = siteWith(madeArchive(paris));
    const online = await openArchive(address, view, await kept(), fetchFrom);
    await online?.tile(13, 0, 5);
    await untilKept(1_000 + madeArchive(paris).length);
    site.offline = true;
    const offline = await openArchive(address, view, await kept(), fetchFrom);
    expect(await marks(offline?.tile(13, 0, 5))).toEqual([0, 1]);
    await expect(offline?.tile(13, 3, 5)).rejects.toThrow('Failed to fetch');
    // Another city has read nothing yet.
    expect(await openArchive(address, view, await openTileKeep('rome', { factory }), fetchFrom)).toBeUndefined();
  });

  it('is read again from the network for nothing but a look whether there is a newer one', async () => {
    const { site, fetchFrom } = siteWith(madeArchive(paris));
    await (await openArchive(address, view, await kept(), fetchFrom))?.tile(13, 0, 5);
    await untilKept(1_000 + madeArchive(paris).length);
    site.asked.length = 0;
    expect(await marks((await openArchive(address, view, await kept(), fetchFrom))?.tile(13, 0, 5))).toEqual([0, 1]);
    expect(site.asked).toEqual(['bytes=0-126']);
  });

  it('is never mixed with another version', async () => {
    const { site, fetchFrom } = siteWith(madeArchive(paris));
    const archive = await openArchive(address, view, await kept(), fetchFrom);
    expect(await marks(archive?.tile(13, 0, 5))).toEqual([0, 1]);
    site.etag = '"two"';
    // Its tiles lie elsewhere.
    site.bytes = madeArchive({
      ...paris,
      layers: ['earth'],
      tiles: paris.tiles.map(({ at }) => ({ at, bytes: tileOf(at[1], 2) })),
    });
    expect(await marks(archive?.tile(13, 3, 5))).toEqual([3, 2]);
    expect(await marks(archive?.tile(13, 0, 5))).toEqual([0, 2]);
  });

  it('takes no more than it may, drops what was read longest ago, and can be removed', async () => {
    let now = 0;
    const keep = await openTileKeep('paris', { factory, now: () => now, most: 2_500 });
    await keep.renew('one');
    await keep.put(0, 500, new ArrayBuffer(500), true);
    for (const offset of [1_000, 2_000, 3_000]) {
      now += 1;
      await keep.put(offset, 1_000, new ArrayBuffer(1_000), false);
    }
    expect(await keptTileBytes('paris', factory)).toBeLessThanOrEqual(2_500);
    expect(await keep.get(1_000, 1_000)).toBeUndefined();
    expect((await keep.get(3_000, 1_000))?.byteLength).toBe(1_000);
    expect((await keep.get(0, 500))?.byteLength).toBe(500);
    await forgetTiles('paris', factory);
    expect(await keptTileBytes('paris', factory)).toBe(0);
  });

  it('stays removed, though parts were on their way, or come later', async () => {
    const { fetchFrom } = siteWith(madeArchive(paris));
    await (await openArchive(address, view, await kept(), fetchFrom))?.tile(13, 0, 5);
    await untilKept(1_000 + madeArchive(paris).length);
    let onItsWay = (): void => undefined;
    const asked = new Promise<void>((resolve) => (onItsWay = resolve));
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slowly = (async (from, options) => {
      const response = await fetchFrom(from, options);
      if (String((options?.headers as Record<string, string>)['range']) === 'bytes=0-126') return response;
      onItsWay();
      await answered;
      return response;
    }) as typeof fetch;
    const archive = await openArchive(address, view, await kept(), slowly);
    const tile = archive?.tile(13, 1, 5);
    await asked;
    await forgetTiles('paris', factory);
    answer();
    expect(await marks(tile)).toEqual([1, 1]);
    // What would be kept of it is written before this is read.
    await archive?.tile(13, 0, 5);
    expect(await keptTileBytes('paris', factory)).toBe(0);
  });

  it('is not, where storage is forbidden: the map reads on', async () => {
    const forbidden = {
      open: () => {
        throw new DOMException('No', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const keep = await openTileKeep('paris', { factory: forbidden });
    const archive = await openArchive(address, view, keep, siteWith(madeArchive(paris)).fetchFrom);
    expect(await marks(archive?.tile(13, 2, 5))).toEqual([2, 1]);
    expect(await keptTileBytes('paris', forbidden)).toBe(0);
  });
});
