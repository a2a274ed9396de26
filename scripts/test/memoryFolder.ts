import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const prefix = 'odysseus-test-';
/** Bytes that must be free, as files and as memory: the tests take about a tenth of it. */
const least = 8 * 1024 ** 3;

/**
 * Has this process, and what it starts, keep temporary files in memory where there is plenty: the tests make and remove some
 * hundred thousand, and would wait for the disk as long as they run. Elsewhere they lie where the system has them.
 * @returns what removes them
 */
export function keepTemporaryFilesInMemory(environment: NodeJS.ProcessEnv = process.env): () => void {
  if (freeBytes() < least) return () => undefined;
  removeLeftovers();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user, who must get to its own folder in there.
  chmodSync(folder, 0o711);
  environment['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

/** What a run left that was killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
