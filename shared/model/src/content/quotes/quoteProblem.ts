/** Why something can't be quoted, and what to do about it. */
export interface QuoteProblem {
  readonly message: string;
  readonly remedy: string;
}
