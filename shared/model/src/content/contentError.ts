/** One thing that is wrong in a content file. */
export interface ContentProblem {
  readonly file: string;
  /** 1-based; 1 where the place can't be told. */
  readonly line: number;
  readonly field: string;
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** A problem of a file whose line is not told: the field leads to it. @param remedy what to do about it */
export function fileProblem(file: string, field: string, message: string, remedy: string): ContentProblem {
  return { file, line: 1, field, message, remedy };
}

/** Thrown by the compiler with everything that is wrong at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly problems: readonly ContentProblem[]) {
    super(
      problems
        .map((problem) => `${problem.file}:${problem.line}: ${problem.field}: ${problem.message}. ${problem.remedy}`)
        .join('\n'),
    );
  }
}
