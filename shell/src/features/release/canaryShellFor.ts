import type { Live, ShellRelease } from '@odysseus/contract';
import { type CanaryBuckets, shellPart } from '../../services/remotes';

/**
 * The canary that this tab starts with in place of the page's own shell. None for a canary that runs already, so that it
 * doesn't hand over to itself, and none in a preview.
 * @param running version of the shell whose code this is
 */
export function canaryShellFor(
  live: Live | undefined,
  buckets: CanaryBuckets,
  running: string | undefined,
): ShellRelease | undefined {
  const canary = live?.canaryShell;
  if (!canary || live.preview || running === undefined || canary.shell.version === running) return undefined;
  return buckets.of(shellPart) < canary.traffic ? canary.shell : undefined;
}
