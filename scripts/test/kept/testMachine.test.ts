import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testMachine } from './testMachine';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-machine-'));
  writeFileSync(join(folder, '.env.example'), '# Where it listens.\n#PORT=8080\nLOG_LEVEL=info\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const machine = (environment: NodeJS.ProcessEnv, programs: readonly string[] = []) =>
  testMachine(folder, programs, environment);

it.each(['PORT', 'LOG_LEVEL', 'TZ', 'LC_ALL', 'NODE_OPTIONS', 'PGHOST', 'ODYSSEUS_DATA_DIR'])(
  'changes with %s',
  async (name) => {
    expect(await machine({ [name]: 'other' })).not.toBe(await machine({}));
  },
);

it('does not change with what a terminal or npm says', async () => {
  expect(await machine({ TERM: 'xterm', npm_lifecycle_event: 'test', TMPDIR: '/dev/shm/1' })).toBe(await machine({}));
});

it('tells programs by their versions, and one that is missing', async () => {
  const withNode = await machine({}, [process.execPath]);
  expect(withNode).toContain(process.version);
  expect(await machine({}, [join(folder, 'chromium')])).not.toBe(withNode);
});
