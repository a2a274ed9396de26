import type { Guide } from '../guide';
import { answerCopy } from './answerCopy';

/** What is offered where nothing better follows: questions that this guide can answer. */
export function starters({ corpus, passagesOf }: Guide): (readonly [string])[] {
  const { open, plan, pass, eat, rain } = answerCopy.starters;
  const passes = corpus.passes !== undefined || passagesOf('pass').length > 0;
  const eats = corpus.places.some(({ kind }) => kind === 'restaurant');
  return [
    [open],
    [plan],
    ...(passes ? [[pass] as const] : []),
    ...(eats ? [[eat] as const] : []),
    ...(passes && eats ? [] : [[rain] as const]),
  ];
}
