import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';
import { headersOf } from './headersOf';
import { bucketFrom } from './openStore';
import { ConditionFailedError, StoreError, type Store } from './store';
import { startBucketServer, type BucketServer } from './testing/bucketServer';

let folder: string;
let server: BucketServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  server = await startBucketServer('guide');
});
afterEach(() => {
  server.fail = undefined;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const bucket = (attempts = 1): Store =>
  bucketStore({
    bucket: 'guide',
    prefix: 'site',
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    attempts,
  });

describe.each([
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => bucket()],
])('%s', (_name, open) => {
  it('gives back what was put, and nothing where nothing was', async () => {
    const store = open();
    await store.put('parts/paris/1/entry.js', 'var a;');
    expect((await store.get('parts/paris/1/entry.js'))?.body.toString()).toBe('var a;');
    expect(await store.size('parts/paris/1/entry.js')).toBe(6);
    expect(await store.has('parts/paris/1/entry.js')).toBe(true);
    expect((await store.modified('parts/paris/1/entry.js'))?.getTime()).toBeGreaterThan(0);
    for (const absent of ['parts/paris/1/gone.js', 'parts/paris']) {
      expect(await store.get(absent)).toBeUndefined();
      expect(await store.has(absent)).toBe(false);
      expect(await store.size(absent)).toBeUndefined();
      expect(await store.modified(absent)).toBeUndefined();
    }
  });

  it('lists by prefix, however many there are', async () => {
    const store = open();
    const keys = Array.from({ length: 120 }, (_, index) => `pages/f/rome/1/${String(index).padStart(3, '0')}.html`);
    await Promise.all(keys.map((key) => store.put(key, key)));
    await store.put('pages/other/rome/1/x.html', '');
    expect(await store.list('pages/f/')).toEqual(keys);
    expect(await store.list('pages/f/rome/1/11')).toEqual(keys.slice(110));
    expect(await store.list('nothing/')).toEqual([]);
    await store.remove([...keys, 'never/there.html']);
    expect(await store.list('pages/')).toEqual(['pages/other/rome/1/x.html']);
  });

  it('writes on a condition only while that holds', async () => {
    const store = open();
    await store.put('pointer', 'one', { condition: { absent: true } });
    await expect(store.put('pointer', 'two', { condition: { absent: true } })).rejects.toThrow(ConditionFailedError);
    const first = await store.get('pointer');
    if (!first) throw new Error('nothing there');
    await store.put('pointer', 'two', { condition: { tag: first.tag } });
    await expect(store.put('pointer', 'three', { condition: { tag: first.tag } })).rejects.toThrow(
      ConditionFailedError,
    );
    await expect(store.put('missing', 'x', { condition: { tag: first.tag } })).rejects.toThrow(ConditionFailedError);
    expect((await store.get('pointer'))?.body.toString()).toBe('two');
  });

  it('lets exactly one of many writers win', async () => {
    const store = open();
    await store.put('contested', 'start');
    const tag = (await store.get('contested'))?.tag ?? '';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => store.put('contested', `writer ${index}`, { condition: { tag } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', 'a\\b', 'a/./b', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(Promise.resolve().then(() => open().put(key, 'x'))).rejects.toThrow(StoreError);
      await expect(Promise.resolve().then(() => open().get(key))).rejects.toThrow(StoreError);
    },
  );
});

describe('a folder', () => {
  it('takes over the lock of a writer that was killed', async () => {
    const own = join(folder, 'killed');
    const store = folderStore(own);
    await store.put('pointer', 'one');
    mkdirSync(join(own, '.work', 'lock'), { recursive: true });
    utimesSync(join(own, '.work', 'lock'), new Date(0), new Date(0));
    await store.put('pointer', 'two', { condition: { tag: (await store.get('pointer'))?.tag ?? '' } });
    expect((await store.get('pointer'))?.body.toString()).toBe('two');
  });

  it('leaves nothing behind when a write fails', async () => {
    const own = join(folder, 'failed');
    const store = folderStore(own);
    await store.put('pointer', 'one');
    await expect(store.put('pointer', 'two', { condition: { absent: true } })).rejects.toThrow(ConditionFailedError);
    expect(readdirSync(join(own, '.work'))).toEqual([]);
  });

  it('says what to do when it can’t write', async () => {
    const own = join(folder, 'blocked');
    writeFileSync(own, 'a file');
    await expect(folderStore(own).put('pointer', 'x')).rejects.toThrow(/blocked.*Move it away/);
  });

  it.each([
    ['ENOSPC', /disk is full.*prune/],
    ['EROFS', /reading only/],
    ['EACCES', /chown or chmod/],
  ])('says what to do when the disk answers %s, and leaves what was there', async (code, message) => {
    const store = folderStore(join(folder, code));
    await store.put('pointer', 'one');
    const opened = jest.spyOn(files, 'open').mockRejectedValue(Object.assign(new Error(code), { code }));
    await expect(store.put('pointer', 'two')).rejects.toThrow(message);
    opened.mockRestore();
    expect((await store.get('pointer'))?.body.toString()).toBe('one');
  });
});

describe('a bucket', () => {
  it.each([
    [403, /may not do that.*s3:PutObject/],
    [500, /has trouble.*nothing visible has changed/],
    ['reset' as const, /could not be reached.*AWS_ENDPOINT_URL/],
  ])('says what to do when it answers %s', async (failure, message) => {
    server.fail = () => failure;
    const store = bucket();
    for (const action of [
      () => store.put('x', 'y'),
      () => store.get('x'),
      () => store.list('x'),
      () => store.remove(['x']),
      () => store.size('x'),
    ]) {
      const outcome: unknown = await action().then(
        () => undefined,
        (cause: unknown) => cause,
      );
      expect(outcome).toBeInstanceOf(StoreError);
      expect(String(outcome)).toMatch(message);
    }
  });

  it.each([409, 412])('takes %i at a conditional write for a lost race', async (status) => {
    server.fail = ({ method }) => (method === 'PUT' ? status : undefined);
    await expect(bucket().put('x', 'y', { condition: { absent: true } })).rejects.toThrow(ConditionFailedError);
    await expect(bucket().put('x', 'y')).rejects.toThrow(StoreError);
  });

  it('tries again when the service stumbles', async () => {
    let failures = 2;
    server.fail = () => (failures-- > 0 ? 500 : undefined);
    await bucket(4).put('stumbled', 'y');
    expect((await bucket().get('stumbled'))?.body.toString()).toBe('y');
  });

  it('names a bucket that is not there', async () => {
    const elsewhere = bucketStore({
      bucket: 'gone',
      prefix: '',
      region: 'us-east-1',
      endpoint: server.endpoint,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      attempts: 1,
    });
    await expect(elsewhere.put('x', 'y')).rejects.toThrow(/ODYSSEUS_STORE/);
  });

  it('has files served as what they are', async () => {
    await bucket().put('parts/paris/1/entry.js.br', 'x');
    await bucket().put('current.json', '{}');
    expect(server.objects.get('site/parts/paris/1/entry.js.br')?.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(server.objects.get('site/current.json')?.headers).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    });
  });
});

it.each([
  ['pages/f/paris/1/paris.html', 'text/html; charset=utf-8', true],
  ['releases/r-1.json.gz', 'application/json', true],
  ['parts/shell/1/font.woff2', 'font/woff2', true],
  ['keys.json', 'application/json', false],
  ['parts/shell/1/unknown', 'application/octet-stream', true],
])('serves %s as %s', (key, type, immutable) => {
  expect(headersOf(key)).toMatchObject({
    contentType: type,
    cacheControl: immutable ? expect.stringContaining('immutable') : 'no-cache',
  });
});

describe('the environment', () => {
  it('names no bucket by default', () => {
    expect(bucketFrom({})).toBeUndefined();
    expect(bucketFrom({ ODYSSEUS_STORE: ' ' })).toBeUndefined();
  });

  it('names a bucket, and where it is', () => {
    expect(bucketFrom({ ODYSSEUS_STORE: 's3://guide/site/live/', AWS_REGION: 'eu-west-3' })).toEqual({
      bucket: 'guide',
      prefix: 'site/live',
      region: 'eu-west-3',
    });
    expect(bucketFrom({ ODYSSEUS_STORE: 's3://guide', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' })).toEqual({
      bucket: 'guide',
      prefix: '',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
    });
  });

  it.each([
    [{ ODYSSEUS_STORE: 'guide' }, /ODYSSEUS_STORE/],
    [{ ODYSSEUS_STORE: 's3://guide/../x', AWS_REGION: 'eu-west-3' }, /ODYSSEUS_STORE/],
    [{ ODYSSEUS_STORE: 's3://Guide Bucket', AWS_REGION: 'eu-west-3' }, /ODYSSEUS_STORE/],
    [{ ODYSSEUS_STORE: 's3://guide' }, /AWS_REGION/],
    [{ ODYSSEUS_STORE: 's3://guide', AWS_REGION: 'Paris!' }, /AWS_REGION/],
    [{ ODYSSEUS_STORE: 's3://guide', AWS_ENDPOINT_URL: 'minio:9000' }, /AWS_ENDPOINT_URL/],
  ])('is refused by the variable’s name: %j', (environment, message) => {
    expect(() => bucketFrom(environment)).toThrow(message);
    expect(() => bucketFrom(environment)).toThrow(StoreError);
  });
});
