import { parseRelease, type Release, type ReleasePointer } from '@odysseus/contract';

/** The pointer is read at most once in this many milliseconds. */
export const pointerRest = 60_000;

export interface PointerWatch {
  /** Looks whether another release is live, unless it has done so within the last minute. Whatever fails is tried again later. */
  look(): Promise<void>;
  /** A release that is live and not this tab's, whole. */
  pending(): Release | undefined;
}

interface Sources {
  /** The release that the tab is pinned to. */
  readonly own: () => string | undefined;
  readonly readPointer: () => Promise<ReleasePointer>;
  readonly readDocument: (id: string) => Promise<unknown>;
  /** Milliseconds; may jump. */
  readonly now?: () => number;
}

/** Watches which release is live. */
export function createPointerWatch({ own, readPointer, readDocument, now = () => Date.now() }: Sources): PointerWatch {
  let found: Release | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const { release: id } = await readPointer();
    if (id === found?.id) return;
    found = id === own() ? undefined : parseRelease(await readDocument(id));
  }

  return {
    async look() {
      // A clock that was set back must not put the next look off by as much.
      if (own() === undefined || Math.abs(now() - lookedAt) < pointerRest) return;
      lookedAt = now();
      // Without a network, or with a document that only a newer shell can read, the tab goes on as it is.
      await read().catch(() => undefined);
    },
    pending: () => (found && found.id !== own() ? found : undefined),
  };
}
