import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Megabytes that a process holds, by its number. Undefined where there is no such process, or where this system has no such reading. */
export type MemoryReading = (pid: number) => number | undefined | Promise<number | undefined>;

/**
 * Watches a process from the outside.
 * @param megabytes that it may hold
 * @param exceeded is told once that it holds more
 * @returns ends the watch
 */
export type MemoryWatch = (pid: number, megabytes: number, exceeded: () => void) => () => void;

/** Milliseconds from one look to the next: a process that does nothing else fills about 100 MB meanwhile. */
const interval = 50;

/** What Linux says (proc_pid_status(5)): what is in memory, and what was put aside from there. */
export const readFromStatus: MemoryReading = (pid) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const held = [...status.matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)].map(([, kilobytes]) => Number(kilobytes));
    return held.length === 0 ? undefined : held.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
  } catch {
    return undefined;
  }
};

/** What ps says, where there is no /proc: macOS. */
export const readFromPs: MemoryReading = (pid) =>
  new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (failed, text) => {
      const kilobytes = Number.parseInt(text, 10);
      resolve(failed || Number.isNaN(kilobytes) ? undefined : kilobytes / 1024);
    });
  });

/**
 * @param readings the first that knows this very process is used
 * @param warn is told once where none does: nothing is watched then
 */
export function createMemoryWatch(readings: readonly MemoryReading[], warn: (line: string) => void): MemoryWatch {
  const find = async (): Promise<MemoryReading | undefined> => {
    for (const read of readings) if ((await read(process.pid)) !== undefined) return read;
    warn(
      'How much memory a process holds can’t be read here, neither from /proc nor from ps: what renders pages is limited by the heap of JavaScript alone.',
    );
    return undefined;
  };
  let found: Promise<MemoryReading | undefined> | undefined;

  return (pid, megabytes, exceeded) => {
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    const look = async (): Promise<void> => {
      const read = await (found ??= find());
      const held = await read?.(pid);
      if (stopped || !read) return;
      if (held !== undefined && held > megabytes) exceeded();
      else timer = setTimeout(() => void look(), interval);
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  };
}

export const watchMemory = createMemoryWatch([readFromStatus, readFromPs], (line) => console.warn(line));
