import { flowOf, type ReadFact } from './readFact';
import { readTokens, type ReadText } from './readText';
import type { Token } from './tokens';

/** A part of a sentence with the facts that may bear it. */
export interface Clause {
  readonly clause: ReadText;
  readonly bearing: readonly ReadFact[];
}

const breaks = new Set([';', ',', '–', '(', ')']);
const turns = new Set(['while', 'but', 'whereas', 'and']);

function split(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (breaks.has(token.raw) || turns.has(token.stem)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/**
 * Takes a sentence apart where it speaks of several places that it cites, so that none gets the other's price.
 * Consecutive parts that name the same place, or none, stay together; a part bears on the place that it names.
 */
export function clausesOf(sentence: ReadText, facts: readonly ReadFact[]): Clause[] {
  const abouts = [...new Set(facts.filter(({ ofPlace }) => ofPlace).map(({ about }) => about))];
  const named = (tokens: readonly Token[]) => {
    const flow = flowOf(tokens);
    return abouts.filter((about) => flow.includes(about));
  };
  if (abouts.length < 2 || named(sentence.tokens).length < 2) return [{ clause: sentence, bearing: facts }];
  const groups: { about: string[]; tokens: Token[] }[] = [];
  for (const tokens of split(sentence.tokens)) {
    const about = named(tokens);
    const last = groups.at(-1);
    if (last && (about.length === 0 || about.join() === last.about.join())) last.tokens.push(...tokens);
    else groups.push({ about, tokens });
  }
  return groups.map(({ about, tokens }) => ({
    clause: readTokens(tokens),
    bearing:
      about.length === 0
        ? facts
        : facts.filter(
            (fact) => !fact.ofPlace || about.some((each) => fact.about === each || fact.flow.includes(each)),
          ),
  }));
}
