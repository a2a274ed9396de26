import type { ContentProblem } from '@odysseus/model/content';

/** What the linter of prose has to say of a text. */
export interface Finding extends ContentProblem {
  /** `amount`, `filler`, `confirm`, `repeat`, `tic`, `spelling`, `sound`, `typing`, or, for what can't both be true, `contradiction`. */
  readonly rule: FindingRule;
}
export type FindingRule =
  'contradiction' | 'amount' | 'filler' | 'confirm' | 'repeat' | 'tic' | 'spelling' | 'sound' | 'typing';

/** A finding whose line is still to be found. */
export function finding(
  rule: FindingRule,
  { file, field }: { readonly file: string; readonly field: string },
  message: string,
  remedy: string,
): Finding {
  return { rule, file, field, line: 1, message, remedy };
}
