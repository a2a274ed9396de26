import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Freezes a process, and waits until it stands still: on a busy machine one of its threads may end a write first. Where the
 * system does not tell of threads, it is taken at its word. `SIGCONT` lets it go on.
 */
export async function freeze(child: ChildProcess): Promise<void> {
  child.kill('SIGSTOP');
  const tasks = `/proc/${child.pid}/task`;
  for (;;) {
    const threads = await readdir(tasks).catch(() => []);
    const states = await Promise.all(
      threads.map((thread) => readFile(`${tasks}/${thread}/stat`, 'utf8').catch(() => ') T')),
    );
    // The second field, a name in brackets, may hold blanks and brackets itself.
    if (states.every((stat) => stat.slice(stat.lastIndexOf(')') + 2).startsWith('T'))) return;
    await nextTurn();
  }
}
