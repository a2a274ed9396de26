/** What of an issue of zod's is told. */
interface Issue {
  readonly code?: string;
  readonly expected?: string;
}

/**
 * Stands for zod's English sentences in browsers, where nobody but a log reads them and every page would fetch them: what was
 * expected, or the issue's own code. The path, and the words that a schema brings itself, are told as ever.
 */
export default function briefErrors() {
  return {
    localeError: ({ code, expected }: Issue): string =>
      expected === undefined ? `Invalid: ${code ?? 'input'}` : `Invalid input: expected ${expected}`,
  };
}
