import type { Release } from '@odysseus/contract';
import type { Base, Change } from './commit';
import { entriesFrom } from './logEntry';
import { onceLive } from './onceLive';
import { abort, canary, canaryShare, liveVersion, promote, publish, restorePart, type PartVersion } from './operations';
import { ReleaseError } from './ReleaseError';

/** Everybody gets these versions. */
export function publishing(versions: readonly PartVersion[], message: string): Change {
  return { action: 'publish', message, next: ({ live }) => ({ content: publish(live, versions) }) };
}

/**
 * A share of visits gets this version.
 * @param percent a whole number from 1 to 99
 */
export function sendingTo(version: PartVersion, percent: number, message: string): Change {
  canaryShare(String(percent));
  return { action: 'canary', message, next: ({ live }) => ({ content: canary(live, version, percent) }) };
}

/** Everybody gets the canary of a part. */
export function promoting(part: string, message: string): Change {
  return { action: 'promote', message, next: ({ live }) => ({ content: promote(live, part) }) };
}

/** Nobody gets the canary of a part any more. */
export function aborting(part: string, message: string): Change {
  return { action: 'abort', message, next: ({ live }) => ({ content: abort(live, part) }) };
}

export interface RollbackTarget {
  /** Id of a release; where absent, what was live before the present one was released. */
  readonly to?: string;
  /** Only this part goes back; where absent, the whole site. */
  readonly part?: string;
}

/** Back to what was live before, as it was then. Repeated, it goes further back. */
export function goingBack({ to, part }: RollbackTarget, message: string): Change {
  return {
    action: 'rollback',
    message,
    next: async (base) => {
      const target = to ?? (await earlierRelease(base, part));
      const { release: earlier, seals } = await onceLive(base, target);
      return part === undefined ? { existing: target, seals } : { content: restorePart(base.live, part, earlier) };
    },
  };
}

/** The release that was live before the present one, or the present version of a part, came; however one got back to it since. */
async function earlierRelease({ store, read, live, head }: Base, part: string | undefined): Promise<string> {
  const shown = (release: Release): string | undefined =>
    part === undefined ? release.id : liveVersion(release, part);
  const shownIn = async (id: string): Promise<string | undefined> =>
    part === undefined ? id : shown((await read(id)).release);
  let present = live && shown(live);
  for await (const { entry } of entriesFrom(store, head)) {
    const { action, from, release, parts } = entry;
    if (present === undefined && part === undefined) present = release;
    if (action === 'rollback' || action === 'prune' || from === null || (part !== undefined && !parts.includes(part)))
      continue;
    if ((await shownIn(release)) !== present) continue;
    const before = await shownIn(from);
    if (before !== undefined && before !== present) return from;
  }
  throw new ReleaseError(
    `There is nothing to go back to: ${part ?? 'the site'} was never anything else than now. npm run release -- log shows what happened.`,
  );
}
