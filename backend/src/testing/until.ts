import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so, looking again and again; the test's own limit ends it. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(20);
}
