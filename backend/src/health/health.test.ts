import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@odysseus/release';
import type { FastifyInstance } from 'fastify';
import { Drain } from '../drain';
import { releasesOf } from '../releases';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { releaseSample } from '../testing/sampleRelease';
import { startService } from '../testing/serviceUnderTest';

/** Megabytes that no disk has. */
const endless = '1000000000';

describeWithDatabases('The health of the service', (underTest) => {
  let folder: string;
  let storeFolder: string;
  let app: FastifyInstance;
  let lines: string[];

  const start = async ({ variables = {}, ...parts }: Parameters<typeof startService>[1] = {}): Promise<void> => {
    lines = [];
    ({ app } = await startService(underTest.database, {
      variables: { ODYSSEUS_DATA_DIR: folder, ...variables },
      logTo: { write: (line) => void lines.push(line) },
      ...parts,
    }));
  };
  const readiness = async () => {
    const answer = await app.inject({ url: '/api/health' });
    return { code: answer.statusCode, ...answer.json<Record<string, string>>() };
  };
  const isAlive = async () => (await app.inject({ url: '/api/health/live' })).statusCode === 200;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'odysseus-health-'));
    storeFolder = join(folder, 'store');
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is good with a database, room on the disk and a live release', async () => {
    await releaseSample(storeFolder);
    await start();
    const answer = await app.inject({ url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ok',
      database: 'ok',
      disk: 'ok',
      release: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      contract: expect.any(String),
    });
    expect((await app.inject({ url: '/api/health/live' })).json()).toEqual({ status: 'ok' });
  });

  it('is told as often as anyone asks, kept nowhere, and not logged', async () => {
    await releaseSample(storeFolder);
    await start({ variables: { RATE_LIMIT_PER_MINUTE: '1', LOG_LEVEL: 'info' } });
    for (const url of ['/api/health', '/api/health/live']) {
      for (let asked = 0; asked < 3; asked += 1) {
        const answer = await app.inject({ url });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
    expect(lines).toEqual([]);
  });

  it('is not ready before anything is released, and ready after that', async () => {
    await start();
    expect(await readiness()).toMatchObject({
      code: 503,
      status: 'unavailable',
      database: 'ok',
      disk: 'ok',
      release: 'unreadable',
    });
    expect(await isAlive()).toBe(true);
    await releaseSample(storeFolder);
    expect(await readiness()).toMatchObject({ code: 200, release: 'ok' });
  });

  it('is not ready once the store has lost what is live, and outlives a damaged pointer', async () => {
    const store = await releaseSample(storeFolder);
    let now = 0;
    // The pointer is read anew each time.
    await start({ releases: releasesOf(store, { allowUnsigned: true, now: () => (now += 1_000) }) });
    expect(await readiness()).toMatchObject({ code: 200 });
    await writeFile(join(storeFolder, 'current.json'), '{');
    expect(await readiness()).toMatchObject({ code: 200, release: 'ok' });
    await rm(storeFolder, { recursive: true });
    expect(await readiness()).toMatchObject({ code: 503, release: 'unreadable' });
  });

  it('is not ready with less room than is kept in reserve', async () => {
    await releaseSample(storeFolder);
    await start({ variables: { DISK_RESERVE_MB: endless } });
    expect(await readiness()).toMatchObject({
      code: 503,
      status: 'unavailable',
      database: 'ok',
      disk: 'low',
      release: 'ok',
    });
    expect(await isAlive()).toBe(true);
  });

  it('is not ready without its data folder, unless nothing is kept there', async () => {
    const store = await releaseSample(storeFolder);
    const releases = releasesOf(store, { allowUnsigned: true });
    const dataFolder = join(folder, 'gone');
    await start({ releases, configuration: { dataFolder } });
    expect(await readiness()).toMatchObject({ code: 503, disk: 'unreadable', release: 'ok' });
    await app.close();
    const elsewhere = {
      bucket: { bucket: 'guide', prefix: '', region: 'eu-west-3' },
      databaseUrl: 'postgresql://db/guide',
    };
    await start({ releases, configuration: { dataFolder, ...elsewhere } });
    expect(await readiness()).toMatchObject({ code: 200, disk: 'ok' });
  });

  it('is not ready from the moment on at which the service is told to stop', async () => {
    await releaseSample(storeFolder);
    const drain = new Drain();
    await start({ drain });
    const ended = drain.run({ notice: 0, patience: 1 });
    expect(await readiness()).toMatchObject({
      code: 503,
      status: 'stopping',
      database: 'ok',
      disk: 'ok',
      release: 'ok',
    });
    expect(await isAlive()).toBe(true);
    await ended;
  });

  it('is a line of the log when it changes, and no more of them', async () => {
    const store = folderStore(storeFolder);
    await start({ variables: { LOG_LEVEL: 'info' } });
    for (let asked = 0; asked < 3; asked += 1) await readiness();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      need: 'release',
      state: 'unreadable',
      error: { message: expect.stringContaining(store.name) },
    });
    await releaseSample(storeFolder);
    for (let asked = 0; asked < 3; asked += 1) await readiness();
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ need: 'release', msg: expect.stringContaining('there again') });
  });
});
