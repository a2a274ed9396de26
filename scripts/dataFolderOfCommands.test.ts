import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../backend/src/freePort';
import { bundleProgram } from '../backend/src/testing/bundleProgram';
import { type Confinement, onReadOnlyDisk, onSmallDisk } from '../backend/src/testing/confinement';
import { runModule } from '../backend/src/testing/runModule';

// Starts programs, which takes its time on a busy machine.
jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odysseus-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ['npm start', 'scripts/start.ts'],
  ['npm run build', 'scripts/build.ts'],
  ['npm run serve', 'backend/src/serve.ts'],
  ['the service alone', 'backend/src/main.ts'],
])('%s', (_command, program) => {
  const start = program.startsWith('backend/')
    ? bundleProgram(program)
    : (...[, environment, confinement]: Parameters<ReturnType<typeof bundleProgram>>) =>
        runModule([program], environment, confinement);

  /** What it says on stderr when it can't go on: a single line. */
  async function complaintOf(dataFolder: string, confinement: Confinement = []): Promise<string> {
    const environment = { ODYSSEUS_DATA_DIR: dataFolder, PORT: String(await freePort()) };
    const { code, complaint } = await start([], environment, confinement).ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(/^[^\n]+\n$/);
    return complaint;
  }

  it('says what to do when the data folder is a file, or can not be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await complaintOf(file)).toContain(
      `The data folder ${file} can't be made (EEXIST). A file stands where a folder must be. Move it away, or choose another folder with ODYSSEUS_DATA_DIR.`,
    );
    expect(await complaintOf('/proc/odysseus')).toMatch(
      /^The data folder \/proc\/odysseus can't be made .* choose another folder with ODYSSEUS_DATA_DIR\.$/m,
    );
  });

  it('says what to do when the data folder is for reading only, or its disk full', async () => {
    const [readOnly, full] = [onReadOnlyDisk(folder), onSmallDisk(folder)];
    if (!readOnly || !full) return console.warn('Not tried, for this system mounts nothing for a single command');
    expect(await complaintOf(folder, readOnly)).toContain(
      `The data folder ${folder} can't be written (EROFS). The disk is mounted for reading only. Mount it for writing, or choose another folder with ODYSSEUS_DATA_DIR.`,
    );
    expect(await complaintOf(folder, full)).toMatch(/can't be written \(ENOSPC\)\. The disk is full\. Make room/);
  });
});
