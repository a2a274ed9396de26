import type { Answer, AnswerPart, Fact, VerifySentence } from '@odysseus/assistant';
import type { Citation } from '@odysseus/contract';

export interface VerifiedParts {
  readonly parts: readonly AnswerPart[];
  /** Sentences that said more than the facts that they cite. */
  readonly dropped: readonly string[];
}

/** An engine's answer without the sentences that its facts don't bear: the same check for whichever brain wrote it. */
export function verifiedParts({ parts, facts }: Answer, verify: VerifySentence): VerifiedParts {
  const byCitation = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = keyOf(fact.citation);
    const same = byCitation.get(key);
    if (same) same.push(fact);
    else byCitation.set(key, [fact]);
  }
  const dropped: string[] = [];
  const kept = parts.filter((part) => {
    if (part.type !== 'sentence') return true;
    const verdict = verify(
      part.text,
      part.citations.flatMap((citation) => byCitation.get(keyOf(citation)) ?? []),
    );
    if (verdict.holds && (!verdict.factual || part.citations.length > 0)) return true;
    dropped.push(part.text);
    return false;
  });
  return { parts: kept, dropped };
}

function keyOf({ place, path, field, label }: Citation): string {
  return JSON.stringify([place, path, field, label]);
}
