import { createKeptValue } from '@odysseus/contract';
import * as z from 'zod/mini';

/** Key in local storage of the pass that a visitor chose before signing in. */
export const chosenPassKey = 'odysseus.chosenPass';
/** A sign-in link may lie in a mailbox for a while. */
const keptMilliseconds = 24 * 3_600_000;

export interface ChosenPass {
  /** Id of the pass. */
  get(): string | undefined;
  choose(pass: string): void;
  forget(): void;
}

/**
 * Remembers over the sign-in which pass was chosen before it: for a day, in the tab of a link from a mailbox too. Without storage
 * for as long as the page lives.
 */
export function createChosenPass(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
  now: () => number = Date.now,
): ChosenPass {
  const kept = createKeptValue(storage, chosenPassKey, {
    version: 1,
    schema: z.object({ pass: z.string().check(z.maxLength(80)), at: z.number() }),
  });
  let unstored: string | undefined;
  return {
    get() {
      const found = kept.read();
      const fresh = found !== undefined && found.at <= now() && now() - found.at < keptMilliseconds;
      return fresh ? found.pass : unstored;
    },
    choose(pass) {
      unstored = pass;
      kept.write({ pass, at: now() });
    },
    forget() {
      unstored = undefined;
      kept.forget();
    },
  };
}

export const chosenPass = createChosenPass(() => localStorage);
