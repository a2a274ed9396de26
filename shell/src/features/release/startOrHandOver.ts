import type { Live, ShellRelease } from '@odysseus/contract';
import { createCanaryBuckets, shellVersion } from '../../services/remotes';
import { canaryShellFor } from './canaryShellFor';
import { claimPage } from './claimPage';

/**
 * Starts this shell, or the canary that the tab has drawn. This one starts after all where the canary does not.
 * @param live what is live, undefined where nobody has said so
 * @param ownFolder absolute address of the folder that this shell comes from, with a trailing slash
 */
export async function startOrHandOver(
  live: Live | undefined,
  ownFolder: string,
  start: () => Promise<void>,
): Promise<void> {
  const canary = canaryShellFor(live, createCanaryBuckets(), shellVersion);
  if (canary && (await handOver(canary, ownFolder))) return;
  if (claimPage(shellVersion ?? 'unknown')) await start();
}

/** Few tabs have drawn a canary: what brings it comes with it. @returns whether it has started */
async function handOver(canary: ShellRelease, ownFolder: string): Promise<boolean> {
  try {
    const { startCanaryShell } = await import('./canaryShell');
    return await startCanaryShell(canary, ownFolder);
  } catch (cause) {
    console.error(cause);
    return false;
  }
}
