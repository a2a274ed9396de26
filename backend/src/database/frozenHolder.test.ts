import { closeSync, fstatSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendFolder } from '../location.cjs';
import { bundleProgram } from '../testing/bundleProgram';
import { freeze } from '../testing/freeze';
import { copyDatabaseTo } from '../testing/madeDatabase';
import { outlastLock } from '../testing/outlastLock';
import type { RunningModule } from '../testing/runModule';

const start = bundleProgram(join(backendFolder, 'src', 'testing', 'takePayments.ts'));
/** Side by side, each in a data folder of its own. */
const sites = 2;
const rounds = 10;

// Starts some forty programs, which takes its time on a busy machine.
jest.setTimeout(600_000);

describe('The embedded database of a process that was frozen', () => {
  const folders: string[] = [];
  const running = new Set<RunningModule>();

  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    running.clear();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'odysseus-frozen-'));
    folders.push(folder);
    await copyDatabaseTo(folder);
    return folder;
  }
  function takePayments(folder: string): RunningModule {
    const taking = start([folder]);
    running.add(taking);
    return taking;
  }
  const hasTaken = (taking: RunningModule, payments: number): Promise<string> =>
    taking.says(new RegExp(`^paid ${payments} \\S{36}$`));
  /** What a process found when it opened the database. */
  async function found(taking: RunningModule): Promise<string[]> {
    return JSON.parse((await taking.says(/^open \[.*\]$/)).slice('open '.length)) as string[];
  }
  /** What a process has said to be kept. */
  const acknowledgedBy = (taking: RunningModule): string[] =>
    [...taking.said().matchAll(/^paid \d+ (\S{36})$/gm)].map(([, id]) => id ?? '');
  async function atTheEndOf(taking: RunningModule): Promise<string[]> {
    await taking.ended;
    running.delete(taking);
    return acknowledgedBy(taking);
  }
  async function kill(taking: RunningModule): Promise<string[]> {
    taking.child.kill('SIGKILL');
    return atTheEndOf(taking);
  }

  it(`keeps every payment that anybody acknowledged, when it is replaced, goes on, and its successor is killed, ${sites * rounds} times`, async () => {
    const freezeAndReplace = async (folder: string): Promise<number> => {
      const acknowledged = new Set<string>();
      const note = (ids: readonly string[]): void => ids.forEach((id) => acknowledged.add(id));
      let holder = takePayments(folder);
      for (let round = 1; round <= rounds; round += 1) {
        // Amid the payment after this one.
        await hasTaken(holder, 2 + (round % 5));
        await freeze(holder.child);
        await outlastLock(folder);
        const successor = takePayments(folder);
        await hasTaken(successor, 3);
        holder.child.kill('SIGCONT');
        note(await atTheEndOf(holder));
        expect(holder.child.signalCode).toBe('SIGKILL');
        await hasTaken(successor, acknowledgedBy(successor).length + 3);
        note(await kill(successor));

        await outlastLock(folder);
        holder = takePayments(folder);
        const kept = new Set(await found(holder));
        expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
      }
      return acknowledged.size;
    };
    const each = Array.from({ length: sites }, async () => freezeAndReplace(await newFolder()));
    // Where one fails, the others come to their end before everything is tidied up.
    await Promise.allSettled(each);
    for (const count of await Promise.all(each)) expect(count).toBeGreaterThan(8 * rounds);
  });

  it('takes no further payment once another has the folder, and writes nothing, though its lock is renewed as ever', async () => {
    const folder = await newFolder();
    const holder = takePayments(folder);
    await hasTaken(holder, 1);
    writeFileSync(join(folder, 'database.holder.next'), '1');
    await rename(join(folder, 'database.holder.next'), join(folder, 'database.holder'));
    await holder.ended;
    expect(holder.child.signalCode).toBe('SIGKILL');
    // Where it had closed the engine, or run the lock's own handler of its exit, these would be gone.
    expect(readdirSync(folder).sort()).toEqual(['database', 'database.holder', 'database.lock']);
    expect(readdirSync(join(folder, 'database'))).toContain('postmaster.pid');
  });

  it('is out of reach of a write that was under way', async () => {
    const folder = await newFolder();
    const first = takePayments(folder);
    await hasTaken(first, 1);
    const acknowledged = await kill(first);
    const database = join(folder, 'database');
    const log = readdirSync(join(database, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const files = [...log.map((name) => join(database, 'pg_wal', name)), join(database, 'global', 'pg_control')];
    const opened = files.map((file) => openSync(file, 'r+'));

    await outlastLock(folder);
    const second = takePayments(folder);
    await hasTaken(second, 1);
    for (const [index, file] of files.entries()) {
      const handle = opened[index] ?? -1;
      expect(fstatSync(handle).ino).not.toBe(statSync(file).ino);
      writeSync(handle, Buffer.alloc(fstatSync(handle).size, 0xff), 0);
      closeSync(handle);
    }
    acknowledged.push(...(await kill(second)));

    await outlastLock(folder);
    expect(await found(takePayments(folder))).toEqual(expect.arrayContaining(acknowledged));
  });
});
