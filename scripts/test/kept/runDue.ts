import { nothing, type StepResult } from '../StepResult';
import type { Keeping } from './keeping';
import type { Outcome } from './PassedBefore';
import type { TestKeys } from './testKeys';

/** What came out of files of unit tests. */
export interface Judged {
  readonly result: StepResult;
  /** Whether each file that was run passed, at its first try; a file of which nobody can tell is left out. */
  readonly files: ReadonlyMap<string, boolean>;
}

/**
 * Runs those of the files that did not pass before with the same content, and keeps what came out of them, unless what it follows
 * from was changed meanwhile.
 * @param files paths from the project's folder
 * @param keys as they were before anything ran
 * @param run is not called where none is due
 */
export async function runDue(
  { before, keysNow }: Keeping,
  keys: TestKeys | undefined,
  files: readonly string[],
  run: (due: readonly string[]) => Promise<Judged>,
): Promise<StepResult> {
  const due = files.filter((file) => keys === undefined || before.files(keys.of(file)) === undefined);
  const left = { ...nothing, before: files.length - due.length };
  if (due.length === 0) return left;
  const { result, files: judged } = await run(due);
  const after = keys && judged.size > 0 ? await keysNow() : undefined;
  if (!keys || !after) return { ...result, before: left.before };
  const outcomes = new Map<string, Outcome>();
  for (const [file, passed] of judged) {
    const key = keys.of(file);
    if (key === after.of(file)) outcomes.set(key, { passed, files: 1 });
  }
  before.keep(outcomes);
  return { ...result, before: left.before };
}
