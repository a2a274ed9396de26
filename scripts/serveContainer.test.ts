import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { profilePaths } from '@odysseus/contract';
import { freePort } from '../backend/src/freePort';
import { type RunningModule, runProgram } from '../backend/src/testing/runModule';
import { releaseSigned } from '../backend/src/testing/sampleRelease';

const root = join(__dirname, '..');
// Bundles the service and starts programs, which takes its time on a busy machine.
jest.setTimeout(300_000);

/** The Dockerfile's last stage. */
const stage =
  readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replace(/\\\n\s*/g, '')
    .split(/^FROM .*$/m)
    .at(-1) ?? '';
/** What follows an instruction there, each time that it stands there. */
const wordsOf = (instruction: string): string[] =>
  [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, words = '']) => words);

const workspace = mkdtempSync(join(tmpdir(), 'odysseus-container-'));
/** What the container has as `/app`, and what stands behind its volume. */
const [app, data] = [join(workspace, 'app'), join(workspace, 'data')];
let environment: Record<string, string>;
const running: RunningModule[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/buildService.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const words of wordsOf('COPY')) {
    const [from, ...places] = words.split(' ');
    expect(from).toBe('--from=build');
    const target = places.pop() ?? '';
    for (const place of places) copy(place.replace(/^\/app\//, ''), target);
  }
  mkdirSync(data);
  await releaseSigned(join(data, 'store'));
  environment = {
    ...Object.fromEntries(wordsOf('ENV').flatMap((words) => words.split(' ').map((pair) => pair.split('=')))),
    // Beside another copy of this test, and not for other machines.
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    ODYSSEUS_DATA_DIR: data,
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'a.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'a',
    TEST_PAYMENTS: 'on',
  };
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** As COPY does: of a folder its content, into a target that ends with a slash by its own name. */
function copy(place: string, target: string): void {
  const source = join(root, place);
  cpSync(source, statSync(source).isFile() ? join(app, target, basename(source)) : join(app, target), {
    recursive: true,
  });
}

/** A command that the Dockerfile writes as a list, run as the container runs it. */
function run(list = '[]', folder = app): RunningModule {
  const [program = '', ...words] = JSON.parse(list) as string[];
  const started = runProgram([program === 'node' ? process.execPath : program, ...words], environment, folder);
  running.push(started);
  return started;
}

it('has in the container all that serving needs, and no package but the embedded database', async () => {
  const healthCheck = wordsOf('HEALTHCHECK')[0]?.replace(/^.* CMD /, '');
  const site = run(wordsOf('CMD')[0]);
  await site.says(/^Odysseus is ready at /);
  const address = `http://127.0.0.1:${environment['PORT']}`;
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
  // Refused for want of a token.
  expect((await fetch(address + profilePaths.profile('ann'))).status).toBe(401);
  expect((await run(healthCheck).ended).code).toBe(0);

  site.child.kill('SIGTERM');
  expect((await site.ended).code).toBe(0);
  expect((await run(healthCheck).ended).code).toBe(1);
});

it('says what to run where the service is not built, and no packages are installed', async () => {
  const bare = join(workspace, 'bare');
  cpSync(join(app, 'scripts'), join(bare, 'scripts'), { recursive: true });
  const { code, complaint } = await run('["node", "scripts/serve.mjs"]', bare).ended;
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The service is not built yet.* Run npm run build.*\n$/);
});

it('is given what the container is built from, and nothing that is built or kept on this machine', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
  for (const place of ['.git', '.odysseus', '**/node_modules', 'backend/dist', '.env'])
    expect(ignored).toContain(place);
  // Each line names something that git does not hold, either.
  expect(execFileSync('git', ['ls-files', '-ci', '-X', '.dockerignore'], { cwd: root, encoding: 'utf8' })).toBe('');
});
