import { wordsOf } from './words';

/** How messages try to give the assistant orders. They are text, and no order is followed. */
const orders = ['ignore all', 'ignore your', 'ignore previous', 'ignore the previous', 'ignore the above', 'ignore any', 'disregard', 'system prompt', 'your instructions', 'your prompt', 'you are now', 'act as', 'pretend to be', 'pretend you', 'jailbreak', 'developer mode', 'dan mode', 'reveal your', 'api key', 'repeat the words', 'new instructions', 'override', 'from now on you', 'forget everything', 'forget your', 'forget all', 'role play', 'roleplay', 'drop table', 'sudo', 'base64', 'admin mode', 'say that the', 'respond only with', 'print your', 'hidden rules', 'simulate'];

export function isOrder(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return orders.some((order) => text.includes(` ${order} `));
}

/** A question without the sentences that give orders, where one is left beside them. */
export function withoutOrders(question: string): { readonly text: string; readonly orders: boolean } {
  const sentences = question.slice(0, 2_000).split(/(?<=[.!?\n;])\s+/);
  const kept = sentences.filter((sentence) => !isOrder(wordsOf(sentence)));
  const asks = kept.some((sentence) => wordsOf(sentence).length >= 3);
  return kept.length < sentences.length && asks ? { text: kept.join(' '), orders: true } : { text: question, orders: false };
}
