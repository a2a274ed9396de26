import type { Answer, VerifySentence } from '@odysseus/assistant';
import { partsOf } from './said';

const key = ({ place, path, field, label }: Answer['facts'][number]['citation']) =>
  JSON.stringify([place, path, field, label]);

/** Of the sentences of an answer that state something: how many there are, and which of them their citations don't bear. */
export function citationCoverage(
  { parts, facts }: Answer,
  verify: VerifySentence,
): { factual: number; unborne: string[] } {
  const known = new Map<string, Answer['facts'][number][]>();
  for (const fact of facts) known.set(key(fact.citation), [...(known.get(key(fact.citation)) ?? []), fact]);
  const sentences = partsOf(parts, 'sentence').filter(({ text }) => !verify(text, []).holds);
  const unborne = sentences.flatMap(({ text, citations }) => {
    const cited = citations.flatMap((citation) => known.get(key(citation)) ?? []);
    const { holds, unfounded } = verify(text, cited);
    return citations.length > 0 && holds
      ? []
      : [`${text} [${citations.length === 0 ? 'cites nothing' : unfounded.join('; ')}]`];
  });
  return { factual: sentences.length, unborne };
}
