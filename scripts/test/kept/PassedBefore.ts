import { existsSync } from 'node:fs';
import { readKeptFile, writeKeptFile } from '@odysseus/build';
import * as z from 'zod/mini';

/** How tests of one name ended: they passed, each at its first try, or they didn't. */
export interface Outcome {
  readonly passed: boolean;
  /** Files of tests that stand under the name. */
  readonly files: number;
}

/** What ended today, by the names of all that it follows from (`TestKeys`). */
export interface PassedBefore {
  /** Files of tests under the name that passed; undefined where they are to be run. */
  files(key: string): number | undefined;
  /** Keeps how tests ended. What has failed once today counts as failed, though it passes later: that is flaky. */
  keep(outcomes: ReadonlyMap<string, Outcome>): void;
}

/** Nothing is known, and nothing kept. */
export const nothingBefore: PassedBefore = { files: () => undefined, keep: () => undefined };

/** Changes when what the file holds is written in another way. */
const form = 'outcomes of tests 1';
/** Names that are kept, the latest ones: some ten whole runs. */
const most = 5_000;

const storedSchema = z.object({
  /** Day in UTC, `2026-11-30`. */
  day: z.string(),
  outcomes: z.array(z.tuple([z.string(), z.object({ passed: z.boolean(), files: z.number() })])),
});

/**
 * @param file where outcomes are kept; others may read and write it meanwhile
 * @param day in UTC: what was kept on another one is no more
 * @param say tells whoever watches that the file is damaged, and ignored
 */
export function passedBefore(file: string, day: string, say: (line: string) => void): PassedBefore {
  const atStart = readOutcomes(file, day, () =>
    say(`${file} is damaged: what it holds is ignored, and every test runs.`),
  );
  return {
    files(key) {
      const outcome = atStart.get(key);
      return outcome?.passed ? outcome.files : undefined;
    },
    keep(outcomes) {
      const all = readOutcomes(file, day);
      for (const [key, outcome] of outcomes) {
        const passed = outcome.passed && all.get(key)?.passed !== false;
        // The latest stand last.
        all.delete(key);
        all.set(key, { ...outcome, passed });
      }
      const stored: z.infer<typeof storedSchema> = { day, outcomes: [...all].slice(-most) };
      writeKeptFile(file, form, Buffer.from(JSON.stringify(stored)));
    },
  };
}

function readOutcomes(file: string, day: string, onDamage: () => void = () => undefined): Map<string, Outcome> {
  if (!existsSync(file)) return new Map();
  const bytes = readKeptFile(file, form);
  const stored = bytes && storedSchema.safeParse(parse(bytes));
  if (!stored?.success) {
    onDamage();
    return new Map();
  }
  return new Map(stored.data.day === day ? stored.data.outcomes : []);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
