import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { archiveOf } from '../testing/archiveOf';
import { startFakeProvider, withBody, withStatus, type FakeProvider } from '../testing/fakeProvider';
import { mapTilesAddress } from './mapTilesAddress';
import { mapTilesPlugin } from './index';

const whole = Buffer.from(archiveOf());

const folder = mkdtempSync(join(tmpdir(), 'odysseus-tiles-'));
afterAll(() => rmSync(folder, { recursive: true }));
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

let files = 0;
function archiveFile(bytes: Uint8Array): string {
  files += 1;
  const path = join(folder, `${files}.pmtiles`);
  writeFileSync(path, bytes);
  return path;
}

async function start(source: { path: string } | { url: string }, clock: () => number = () => 0) {
  const told: string[] = [];
  const stream = { write: (line: string) => void told.push(line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  opened.push(app);
  await app.register(mapTilesPlugin, { source, clock });
  const ask = (headers: Record<string, string> = { range: 'bytes=0-126' }) =>
    app.inject({ url: mapTilesAddress, headers });
  return { told, ask };
}

describe('an archive on disk', () => {
  it('is given out in parts', async () => {
    const { ask } = await start({ path: archiveFile(whole) });
    const answer = await ask({ range: 'bytes=0-16383' });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(whole);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 0-${whole.length - 1}/${whole.length}`,
      'cache-control': 'no-store, no-transform',
      etag: expect.stringMatching(/^"[0-9a-f]{20}"$/) as string,
    });
    const part = await ask({ range: 'bytes=130-139', 'if-range': String(answer.headers.etag) });
    expect(part.rawPayload).toEqual(whole.subarray(130, 140));
  });

  it('is never given out whole, and not in parts of another version', async () => {
    const { ask } = await start({ path: archiveFile(whole) });
    for (const headers of [
      {},
      { range: 'bytes=0-' },
      { range: 'bytes=0-1,4-5' },
      { range: 'bytes=0-99999999' },
      { range: 'bytes=9-1' },
      { range: `bytes=${whole.length}-${whole.length + 9}` },
      { range: 'bytes=0-126', 'if-range': '"another"' },
    ] as Record<string, string>[])
      expect(await ask(headers)).toMatchObject({ statusCode: 416 });
  });

  it('stays the same file while another takes its name', async () => {
    const path = archiveFile(whole);
    const { ask } = await start({ path });
    rmSync(path);
    writeFileSync(path, 'something else');
    expect((await ask({ range: 'bytes=0-6' })).body).toBe('PMTiles');
  });

  it('is missed without harm when it becomes shorter', async () => {
    const path = archiveFile(whole);
    const { ask, told } = await start({ path });
    truncateSync(path, 130);
    expect(await ask({ range: 'bytes=140-160' })).toMatchObject({ statusCode: 503 });
    expect(told.join()).toContain('has become shorter');
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['is cut short', whole.subarray(0, -20), /is cut short: it says that it has \d+ bytes, and has \d+\. Correct it/],
    ['is cut within its header', whole.subarray(0, 60), /no PMTiles archive/],
    ['is something else', Buffer.from('<!doctype html>'.padEnd(200)), /no PMTiles archive/],
    ['is of an older version', archiveOf({ version: 2 }), /of version 2; version 3 is needed/],
    ['holds pictures', archiveOf({ tileType: 2 }), /no vector tiles/],
    ['is packed by brotli', archiveOf({ tileCompression: 3 }), /gzip/],
    ['has no bounds', archiveOf({ bounds: [0, 0, 0, 0] }), /bounds/],
    ['is too coarse', archiveOf({ maxZoom: 6 }), /ends at zoom 6/],
    ['is of another make', archiveOf({ layers: ['transportation', 'water'] }), /no layer earth, roads/],
  ])('keeps the service from starting where it %s', async (_what, bytes, problem) => {
    await expect(start({ path: archiveFile(bytes) })).rejects.toThrow(problem);
  });

  it('keeps the service from starting where it is not there', async () => {
    await expect(start({ path: join(folder, 'none.pmtiles') })).rejects.toThrow(
      /MAP_PMTILES: .*none\.pmtiles does not exist/,
    );
    await expect(start({ path: folder })).rejects.toThrow(/is no file/);
  });
});

describe('an archive on another host', () => {
  let host: FakeProvider;
  beforeEach(async () => {
    host = await startFakeProvider();
  });
  afterEach(() => host.close());

  const inRanges =
    (bytes: Uint8Array, etag: string): Parameters<FakeProvider['answer']>[0] =>
    (request, response) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = bytes.subarray(Number(from), Number(to) + 1);
      response
        .writeHead(part.length === 0 ? 416 : 206, {
          etag,
          'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
        })
        .end(part);
    };

  it('is given out in parts, and that host learns nothing of who looks', async () => {
    host.answer(inRanges(whole, '"one"'));
    const { ask } = await start({ url: `${host.url}/paris.pmtiles` });
    const answer = await ask({ range: 'bytes=0-16383', cookie: 'a=b', 'user-agent': 'Mozilla/5.0 (visitor)' });
    expect(answer).toMatchObject({ statusCode: 206, rawPayload: whole });
    for (const { headers } of host.requests) {
      expect(headers.cookie).toBeUndefined();
      expect(headers['user-agent']).not.toContain('visitor');
    }
    host.answer(inRanges(whole, '"two"'));
    expect((await ask()).headers.etag).not.toBe(answer.headers.etag);
  });

  it('is refused with a clear word where the host answers with the whole', async () => {
    host.answer(withBody(whole.toString('latin1'), 'application/octet-stream'));
    const { ask, told } = await start({ url: `${host.url}/paris.pmtiles` });
    expect(await ask()).toMatchObject({ statusCode: 503, body: 'Not available.\n' });
    expect(told).toHaveLength(1);
    expect(told.join()).toContain(
      'answers a request for a part with the whole (200). Its host must answer ranges (206)',
    );
  });

  it.each<[string, Parameters<FakeProvider['answer']>[0], string]>([
    ['is not there', withStatus(404), 'answers 404'],
    ['is cut short', inRanges(whole.subarray(0, -20), '"one"'), 'is cut short'],
    ['leads elsewhere', withStatus(302, { location: 'http://127.0.0.1:1/' }), "can't be reached"],
    [
      'answers with another part',
      (_request, response) => void response.writeHead(206, { 'content-range': 'bytes 5-9/90' }).end('other'),
      'another range',
    ],
  ])('does without where it %s', async (_what, answer, reason) => {
    host.answer(answer);
    const { ask, told } = await start({ url: `${host.url}/paris.pmtiles` });
    expect(await ask()).toMatchObject({ statusCode: 503 });
    expect(told.join()).toContain(reason);
  });

  it('is looked at again after a minute, and the log tells once a minute', async () => {
    let now = 0;
    host.answer(withStatus(500));
    const { ask, told } = await start({ url: `${host.url}/paris.pmtiles` }, () => now);
    for (let times = 0; times < 3; times += 1) expect(await ask()).toMatchObject({ statusCode: 503 });
    expect(told).toHaveLength(1);
    host.answer(inRanges(whole, '"one"'));
    expect(await ask()).toMatchObject({ statusCode: 503 });
    now = 60_000;
    expect(await ask()).toMatchObject({ statusCode: 206 });
  });
});
