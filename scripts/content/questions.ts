/** One thing that a new file needs to know. */
export interface Question {
  /** The option that answers it, and the field that it is for. */
  readonly name: string;
  readonly asks: string;
  /** What is taken where the answer is empty. */
  readonly usual?: string;
  /** The answers that there are, where they can be counted. */
  readonly oneOf?: readonly string[];
}

/** Puts a question to whoever sits there. @param remark what was wrong with the answer before */
export type Ask = (question: Question, remark: string | undefined) => Promise<string>;

/** Thrown where a file can't be begun, with what to type. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
}

/**
 * Answers from options first; the rest is asked, where there is somebody to ask, until the answer is one.
 * @throws {UnansweredError} naming every option that is missing or wrong
 */
export async function answersTo(
  questions: readonly Question[],
  options: Readonly<Record<string, string | undefined>>,
  ask: Ask | undefined,
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {};
  const wrong: string[] = [];
  for (const question of questions) {
    let read = answerOf(question, options[question.name]);
    if (ask && options[question.name] === undefined) {
      read = answerOf(question, await ask(question, undefined));
      while ('remark' in read) read = answerOf(question, await ask(question, read.remark));
    }
    if ('answer' in read) answers[question.name] = read.answer;
    else wrong.push(`--${question.name}: ${question.asks} (${read.remark})`);
  }
  if (wrong.length > 0) throw new UnansweredError(`Add or correct:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  return answers;
}

function answerOf(
  { usual, oneOf }: Question,
  given: string | undefined,
): { readonly answer: string } | { readonly remark: string } {
  const answer = given?.trim() || usual;
  if (answer === undefined) return { remark: 'needs an answer' };
  return oneOf && !oneOf.includes(answer) ? { remark: `is one of: ${oneOf.join(', ')}` } : { answer };
}
