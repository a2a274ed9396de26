import { wordsOf } from './words';

/** How messages try to instruct the assistant (prompt injection). They are text, and no such instruction is followed. */
const injections = [
  'ignore all',
  'ignore your',
  'ignore previous',
  'ignore the previous',
  'ignore the above',
  'ignore any',
  'disregard',
  'system prompt',
  'your instructions',
  'your prompt',
  'you are now',
  'act as',
  'pretend to be',
  'pretend you',
  'jailbreak',
  'developer mode',
  'dan mode',
  'reveal your',
  'api key',
  'repeat the words',
  'new instructions',
  'override',
  'from now on you',
  'forget everything',
  'forget your',
  'forget all',
  'role play',
  'roleplay',
  'drop table',
  'sudo',
  'base64',
  'admin mode',
  'say that the',
  'respond only with',
  'print your',
  'hidden rules',
  'simulate',
];

export function isPromptInjection(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return injections.some((injection) => text.includes(` ${injection} `));
}

/** A question without the sentences that instruct the assistant, where one is left beside them. */
export function withoutPromptInjection(question: string): { readonly text: string; readonly injection: boolean } {
  const sentences = question.slice(0, 2_000).split(/(?<=[.!?\n;])\s+/);
  const kept = sentences.filter((sentence) => !isPromptInjection(wordsOf(sentence)));
  const asks = kept.some((sentence) => wordsOf(sentence).length >= 3);
  return kept.length < sentences.length && asks
    ? { text: kept.join(' '), injection: true }
    : { text: question, injection: false };
}
