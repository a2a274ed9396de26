import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendFolder } from '../location.cjs';
import { freeze } from '../testing/freeze';
import { outlastLock } from '../testing/outlastLock';
import { type RunningModule, runModule } from '../testing/runModule';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { lockFolder } from './folderLock';

const lost = (error: Error): never => {
  throw error;
};
/** Milliseconds: short, and yet longer than a busy machine keeps a process from renewing its lock. */
const staleAfter = 4_000;
/** Elsewhere the system does not tell a process from a later one with its number. */
const itOnLinux = process.platform === 'linux' ? it : it.skip;

// Starts programs, which takes its time on a busy machine.
jest.setTimeout(120_000);

describe("The embedded database's folder", () => {
  let folder: string;
  let other: RunningModule | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'odysseus-lock-'));
    await mkdir(join(folder, 'database'));
  });
  afterEach(async () => {
    other?.child.kill('SIGKILL');
    await other?.ended;
    other = undefined;
    await rm(folder, { recursive: true });
  });

  /** @param stale milliseconds after which the lock counts as left behind */
  async function holdElsewhere(stale = staleAfter): Promise<RunningModule> {
    const file = join(backendFolder, 'src', 'database', 'folderLock.ts');
    const code = `import { lockFolder } from ${JSON.stringify(file)};
      await lockFolder(${JSON.stringify(folder)}, () => console.log('lost'), ${stale});
      console.log('held');
      setInterval(() => undefined, 1000);`;
    other = runModule(['--input-type=module', '-e', code]);
    await other.says(/held/);
    return other;
  }

  it('is taken, given free, and taken again', async () => {
    for (let i = 0; i < 2; i += 1) await (await lockFolder(folder, lost, staleAfter)).release();
  });

  it('belongs to one process: another is told which one, and what to do', async () => {
    const holder = await holdElsewhere();
    const attempt = lockFolder(folder, lost, staleAfter);
    await expect(attempt).rejects.toThrow(DatabaseUnavailableError);
    await expect(attempt).rejects.toThrow(new RegExp(`process ${holder.child.pid}.*ODYSSEUS_DATA_DIR`));
  });

  it('is free again after its process was killed', async () => {
    const holder = await holdElsewhere();
    holder.child.kill('SIGKILL');
    await holder.ended;
    const { release, wasLeft } = await lockFolder(folder, lost, staleAfter);
    expect(wasLeft).toBe(true);
    await release();
  });

  itOnLinux('is not waited for when its process can be seen to be gone', async () => {
    // Longer than the whole test may take.
    const long = 600_000;
    await leaveBehind(long);
    const { release, wasLeft } = await lockFolder(folder, lost, long);
    expect(wasLeft).toBe(true);
    await release();
  });

  it('is waited for until its lock is old when its process ran where it can not be seen', async () => {
    await leaveBehind();
    const file = join(folder, 'database.holder');
    await writeFile(
      file,
      JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), place: 'elsewhere' }),
    );
    const { mtimeMs } = await stat(join(folder, 'database.lock'));
    const { release } = await lockFolder(folder, lost, staleAfter);
    expect(Date.now() - mtimeMs).toBeGreaterThanOrEqual(staleAfter);
    await release();
  });

  it('stays with a process that took it after the one whose mark is still there', async () => {
    await leaveBehind();
    // The next one has the lock, and has not left its mark yet.
    await rm(join(folder, 'database.lock'), { recursive: true });
    await mkdir(join(folder, 'database.lock'));
    const { mtimeMs } = await stat(join(folder, 'database.lock'));
    const { release } = await lockFolder(folder, lost, staleAfter);
    expect(Date.now() - mtimeMs).toBeGreaterThanOrEqual(staleAfter);
    await release();
  });

  /** The lock and the mark of a process that was killed. */
  async function leaveBehind(stale = staleAfter): Promise<void> {
    const holder = await holdElsewhere(stale);
    holder.child.kill('SIGKILL');
    await holder.ended;
  }

  it('is free without a trace once it was given free', async () => {
    await (await lockFolder(folder, lost, staleAfter)).release();
    expect(await readdir(folder)).toEqual(['database']);
    const { release, wasLeft } = await lockFolder(folder, lost, staleAfter);
    expect(wasLeft).toBe(false);
    await release();
  });

  it('lost while its process was frozen ends that process as soon as it goes on, once it has said so', async () => {
    const holder = await holdElsewhere();
    await freeze(holder.child);
    await outlastLock(folder);
    const { assure, release } = await lockFolder(folder, lost, staleAfter);
    holder.child.kill('SIGCONT');
    expect((await holder.ended).output).toContain('lost');
    expect(holder.child.signalCode).toBe('SIGKILL');
    // The other's end took nothing from the one that holds it.
    assure();
    expect(await readdir(folder)).toEqual(['database', 'database.holder', 'database.lock']);
    await release();
  });
});
