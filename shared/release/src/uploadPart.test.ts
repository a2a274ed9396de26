import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { bucketStore } from './bucketStore';
import { checkPart } from './checkPart';
import { folderStore } from './folderStore';
import { StoreError, type Store } from './store';
import { startBucketServer, type BucketServer } from './testing/bucketServer';
import { samplePart } from './testing/samplePart';
import { uploadPart } from './uploadPart';

let folder: string;
let builds: Store;
let server: BucketServer;
let bucket: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  builds = folderStore(folder);
  server = await startBucketServer('guide');
  bucket = bucketStore({
    bucket: 'guide',
    prefix: '',
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    attempts: 1,
  });
  await samplePart(builds, 'paris', '1.1.0');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const written = () => server.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);

describe('an upload', () => {
  it('brings everything of a version, the manifest last, and nothing twice', async () => {
    const { files } = await uploadPart(builds, bucket, 'paris', '1.1.0');
    expect(written().sort()).toEqual((await builds.list('')).sort());
    expect(files).toBe(written().length);
    expect(server.requests.findLast(({ method }) => method === 'PUT')?.key).toBe('parts/paris/1.1.0/manifest.json');
    expect(await uploadPart(builds, bucket, 'paris', '1.1.0')).toEqual({ files: 0, bytes: 0 });
    await checkPart(bucket, 'paris', '1.1.0');
  });

  it('that broke off leaves no manifest, and goes on where it stopped', async () => {
    server.fail = ({ method, key }) => (method === 'PUT' && key.endsWith('entry.js') ? 500 : undefined);
    await expect(uploadPart(builds, bucket, 'paris', '1.1.0')).rejects.toThrow(StoreError);
    expect(await bucket.has('parts/paris/1.1.0/manifest.json')).toBe(false);
    server.fail = undefined;
    const before = written().length;
    await uploadPart(builds, bucket, 'paris', '1.1.0');
    expect(written().slice(before)).toEqual(['parts/paris/1.1.0/entry.js', 'parts/paris/1.1.0/manifest.json']);
    await checkPart(bucket, 'paris', '1.1.0');
  });

  it('of what was never built is refused, and within one store there is none', async () => {
    await expect(uploadPart(builds, bucket, 'paris', '9.9.9')).rejects.toThrow(/does not hold paris 9.9.9 whole/);
    expect(await uploadPart(builds, builds, 'paris', '1.1.0')).toEqual({ files: 0, bytes: 0 });
  });
});

describe('the check of a part', () => {
  it.each([
    ['a file that was changed', 'parts/paris/1.1.0/entry.js', /entry.js is not what the manifest says/],
    ['a compressed copy of something else', 'parts/paris/1.1.0/entry.js.br', /entry.js.br does not hold the same/],
    ['a manifest that is none', 'parts/paris/1.1.0/manifest.json', /manifest.json of .* is damaged/],
  ])('finds %s', async (_what, key, message) => {
    await builds.put(key, 'something else');
    await expect(checkPart(builds, 'paris', '1.1.0')).rejects.toThrow(message);
  });

  it('finds what is missing', async () => {
    await builds.remove(['private/paris/1.1.0/paris/gems.json', 'parts/paris/1.1.0/entry.js']);
    await expect(checkPart(builds, 'paris', '1.1.0')).rejects.toThrow(
      /entry.js is missing[\s\S]*premium screen paris\/gems is missing/,
    );
  });

  it('finds a screen that needs too much', async () => {
    await samplePart(builds, 'paris', '1.2.0', { entry: randomBytes(150_000).toString('base64') });
    await expect(checkPart(builds, 'paris', '1.2.0')).rejects.toThrow(/\/paris needs \d+ bytes/);
  });
});
