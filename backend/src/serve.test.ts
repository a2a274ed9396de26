import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profilePaths } from '@odysseus/contract';
import { backendFolder } from './location.cjs';
import { askRaw, requestText } from './testing/askRaw';
import { bundleProgram } from './testing/bundleProgram';
import { copyDatabaseTo } from './testing/madeDatabase';
import type { RunningModule } from './testing/runModule';
import { releaseSample, releaseSigned } from './testing/sampleRelease';
import { unsignedToken } from './testing/tokenClaims';

const start = bundleProgram(join(backendFolder, 'src', 'serve.ts'));
const publicSite = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'a.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'a',
  TEST_PAYMENTS: 'on',
};

// Starts programs, which takes its time on a busy machine.
jest.setTimeout(120_000);

let folder: string;
const running: RunningModule[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odysseus-serve-'));
  await copyDatabaseTo(folder);
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  // Local sign-in ends a moment after a service that was killed, and may have saved something.
  await rm(folder, { recursive: true, maxRetries: 20 });
});

function serve(environment: Record<string, string> = {}): RunningModule {
  const site = start([], { ODYSSEUS_DATA_DIR: folder, PORT: '0', ...environment });
  running.push(site);
  return site;
}
async function addressOf(site: RunningModule): Promise<string> {
  return /http:\S+/.exec(await site.says(/^Odysseus is ready at http:\/\/localhost:\d+$/))?.[0] ?? '';
}
const releaseOne = () => releaseSample(join(folder, 'store'));
const releasePublicly = () => releaseSigned(join(folder, 'store'));

it('says what to run where nothing is released, and does not start', async () => {
  const { code, complaint } = await serve().ended;
  expect(code).toBe(1);
  expect(complaint).toBe(
    `Nothing is released in ${join(folder, 'store')} yet, and serving builds nothing. Run npm run build, and then npm run serve again.\n`,
  );
});

it('serves what is live, with local sign-in beside it, and builds nothing', async () => {
  await releaseOne();
  const site = serve();
  const address = await addressOf(site);
  expect(await (await fetch(`${address}/current.json`)).json()).toMatchObject({ release: 'r-1' });
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect(await (await fetch(`${address}/local-inbox/messages`)).json()).toEqual({ messages: [] });
  site.child.kill('SIGTERM');
  expect((await site.ended).code).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['database', 'store']);
});

it('starts nothing beside the service for a site with a Firebase project', async () => {
  await releasePublicly();
  const address = await addressOf(serve(publicSite));
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(`${address}/local-inbox/messages`)).status).toBe(404);
});

it('answers for its own hosts alone', async () => {
  await releasePublicly();
  const { port } = new URL(await addressOf(serve(publicSite)));
  expect(await askRaw(Number(port), requestText('/', 'evil.example'))).toMatch(/^HTTP\/1\.1 421 /);
});

it('knows after a kill what it knew before', async () => {
  await releaseOne();
  // As before the first start.
  await rm(join(folder, 'database'), { recursive: true });
  const authorization = `Bearer ${unsignedToken({ uid: 'ann', email: 'ann@example.com', now: Date.now() })}`;
  const first = serve();
  const created = await fetch((await addressOf(first)) + profilePaths.profile('ann'), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', displayName: 'Ann' }),
  });
  expect(created.status).toBe(201);
  first.child.kill('SIGKILL');
  await first.ended;

  const read = await fetch((await addressOf(serve())) + profilePaths.profile('ann'), { headers: { authorization } });
  expect(await read.json()).toMatchObject({ displayName: 'Ann' });
});

it('turns away for the time of its notice, and ends cleanly when it is told twice at once, as a Ctrl-C does that npm hands on', async () => {
  await releasePublicly();
  // Long enough for a busy machine to ask once more.
  const site = serve({ ...publicSite, STOP_NOTICE_SECONDS: '5' });
  const address = await addressOf(site);
  // Two of a kind could arrive as one.
  site.child.kill('SIGINT');
  site.child.kill('SIGTERM');
  let health: Response;
  do health = await fetch(`${address}/api/health`);
  while (health.status === 200);
  expect(await health.json()).toMatchObject({ status: 'stopping' });
  expect((await site.ended).code).toBe(0);
  expect(await readdir(folder)).not.toContain('database.lock');
});

it('names the way out when its port is taken', async () => {
  await releasePublicly();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  try {
    const { code, complaint } = await serve({ ...publicSite, PORT: String(port) }).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(
      new RegExp(`PORT="${port}" is taken.*PORT=\\d+ npm run serve .*npm run serve -- --port \\d+`),
    );
  } finally {
    taken.close();
  }
});
