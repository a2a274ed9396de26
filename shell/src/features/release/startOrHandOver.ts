import type { Live } from '@odysseus/contract';
import { createCanaryBuckets, shellVersion } from '../../services/remotes';
import { canaryShellFor, claimPage, startCanaryShell } from './canaryShell';

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
  if (canary && (await startCanaryShell(canary, ownFolder))) return;
  if (claimPage(shellVersion ?? 'unknown')) await start();
}
