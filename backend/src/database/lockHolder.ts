import { open, readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { codeOf } from '@odysseus/release';

/** Who holds a folder. A number alone is given to another process sooner or later, and means another one in each container. */
const holderSchema = z.object({
  pid: z.int().positive(),
  /** The machine's run, and the container's; absent where the system does not tell. */
  place: z.string().optional(),
  /** When the process started, in the system's own count. */
  since: z.string().optional(),
});
export type Holder = z.infer<typeof holderSchema>;

export async function thisProcess(): Promise<Holder> {
  return { pid: process.pid, place: await placeHere(), since: await startOf(process.pid) };
}

/**
 * What a holder left of itself, and when, in milliseconds since 1970; both of one file, whoever puts another in its place.
 * @returns undefined where nobody did
 */
export async function readHolder(file: string): Promise<{ holder: Holder; markedAt: number } | undefined> {
  try {
    const handle = await open(file);
    try {
      const { mtimeMs: markedAt } = await handle.stat();
      return { holder: holderSchema.parse(JSON.parse(await handle.readFile('utf8'))), markedAt };
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

/** Whether a holder still runs; 'unknown' when that can't be seen from here: it may run on another machine, or in another container. */
export async function stateOf({ pid, place, since }: Holder): Promise<'running' | 'gone' | 'unknown'> {
  // In a container every run has the same number: a lock with our own was left by the run before.
  if (place === undefined || since === undefined) return pid !== process.pid && isAlive(pid) ? 'running' : 'unknown';
  if (place !== (await placeHere())) return 'unknown';
  return since === (await startOf(pid)) ? 'running' : 'gone';
}

/** What tells this machine's run and this container from every other one, on Linux. */
async function placeHere(): Promise<string | undefined> {
  try {
    const [boot, namespace] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readlink('/proc/self/ns/pid'),
    ]);
    return [hostname(), boot.trim(), namespace].join(' ');
  } catch {
    return undefined;
  }
}

/** When a process started: the 22nd field of what Linux says of it (proc_pid_stat(5)). Undefined where there is none, or one that was killed and is only not buried yet. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field, a name in brackets, may hold blanks and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return codeOf(error) === 'EPERM';
  }
}
