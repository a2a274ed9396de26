import { mayRelease, readKeyRing } from './keyRing';
import { entriesFrom, entryReader, type LogEntry } from './logEntry';
import { ReleaseError } from './ReleaseError';
import { KeyError } from './releaseKey';
import { readSeals, type SealedGroup, type Seals } from './seals';
import { signerIn } from './signerIn';
import type { Store } from './store';

/** What earlier changes sealed. */
export interface SealHistory {
  /**
   * The name of a group's seal, the newest that was signed with a key for its part.
   * @param head name of the newest entry; the log is read back from there only as far as is needed
   */
  find(head: string, group: SealedGroup): Promise<string | undefined>;
}

/** Entries whose lists are read at once. */
const batch = 16;

const idOf = ({ kind, name }: Pick<SealedGroup, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Reads the log back for seals; what was read stays known until another entry is the newest. */
export function sealHistory(store: Store): SealHistory {
  let walk: { readonly head: string; readonly find: (group: SealedGroup) => Promise<string | undefined> } | undefined;
  return {
    async find(head, group) {
      if (walk?.head !== head) walk = { head, find: walkBack(store, head) };
      const current = walk;
      try {
        return await current.find(group);
      } catch (cause) {
        // Begun anew the next time.
        if (walk === current) walk = undefined;
        throw cause;
      }
    },
  };
}

function walkBack(store: Store, head: string): (group: SealedGroup) => Promise<string | undefined> {
  const found = new Map<string, string>();
  const entries = entriesFrom(store, head, entryReader(store));
  const keys = readKeyRing(store);
  keys.catch(() => undefined);

  /** Takes the next entries. @returns false at the log's beginning */
  const step = async (): Promise<boolean> => {
    const taken: LogEntry[] = [];
    for (let next = await entries.next(); !next.done; next = await entries.next())
      if (taken.push(next.value.entry) === batch) break;
    const ring = await keys;
    const lists = await Promise.all(taken.map((entry) => sealsOf(store, entry)));
    taken.forEach((entry, index) => {
      const list = lists[index];
      const signer = list && signerOrNone(() => signerIn(ring, entry));
      if (!signer) return;
      const take = (
        kind: SealedGroup['kind'],
        names: Readonly<Record<string, string>>,
        counts: (name: string) => boolean,
      ): void => {
        for (const [name, digest] of Object.entries(names))
          if (counts(name) && !found.has(idOf({ kind, name }))) found.set(idOf({ kind, name }), digest);
      };
      const ownPart = (name: string): boolean => mayRelease(signer, name.replace(/^.*\//, '').replace(/@.*$/, ''));
      take('versions', list.versions, ownPart);
      take('pages', list.pages, ownPart);
      take('documents', list.documents, (id) => id === entry.release);
    });
    return taken.length === batch;
  };

  let more = true;
  let turn: Promise<unknown> = Promise.resolve();
  return (group) => {
    const looking = turn.then(async () => {
      while (more && !found.has(idOf(group))) more = await step();
      return found.get(idOf(group));
    });
    turn = looking;
    return looking;
  };
}

/** The list that an entry names; one that is gone or edited says nothing. */
async function sealsOf(store: Store, { seals }: LogEntry): Promise<Seals | undefined> {
  if (seals === undefined) return undefined;
  return readSeals(store, seals).catch((cause: unknown) => {
    if (cause instanceof ReleaseError) return undefined;
    throw cause;
  });
}

function signerOrNone<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (cause) {
    if (cause instanceof KeyError) return undefined;
    throw cause;
  }
}
