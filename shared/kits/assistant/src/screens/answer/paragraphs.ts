import type { AssistantPart, Citation } from '@odysseus/contract';

export interface Sentence {
  readonly text: string;
  /** Numbers of its sources in the answer's list, from 1. */
  readonly sources: readonly number[];
}

/** What an answer is made of, in its order. Sentences of one paragraph or one list stand together. */
export type Piece =
  | { readonly type: 'paragraph'; readonly sentences: readonly Sentence[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Sentence[])[] }
  | Extract<AssistantPart, { type: 'places' | 'journey' | 'plan' | 'notice' }>;

export interface Layout {
  readonly pieces: readonly Piece[];
  /** Every source once, in the order in which it is first cited. */
  readonly sources: readonly Citation[];
}

/** Lays an answer out: sentences joined to paragraphs and lists, sources numbered. */
export function layoutOf(parts: readonly AssistantPart[]): Layout {
  const pieces: Piece[] = [];
  const sources: Citation[] = [];
  const numberOf = (citation: Citation): number => {
    const known = sources.findIndex(
      ({ path, field, label }) => path === citation.path && field === citation.field && label === citation.label,
    );
    return known === -1 ? sources.push(citation) : known + 1;
  };
  for (const part of parts) {
    if (part.type === 'places' || part.type === 'journey' || part.type === 'plan' || part.type === 'notice')
      pieces.push(part);
    if (part.type !== 'sentence') continue;
    const sentence: Sentence = { text: part.text, sources: [...new Set(part.citations.map(numberOf))] };
    const last = pieces.at(-1);
    if (part.join === 'item') {
      if (last?.type === 'list') pieces[pieces.length - 1] = { type: 'list', items: [...last.items, [sentence]] };
      else pieces.push({ type: 'list', items: [[sentence]] });
    } else if (part.join === 'same' && last?.type === 'paragraph')
      pieces[pieces.length - 1] = { type: 'paragraph', sentences: [...last.sentences, sentence] };
    else if (part.join === 'same' && last?.type === 'list')
      pieces[pieces.length - 1] = {
        type: 'list',
        items: [...last.items.slice(0, -1), [...(last.items.at(-1) ?? []), sentence]],
      };
    else pieces.push({ type: 'paragraph', sentences: [sentence] });
  }
  return { pieces, sources };
}
