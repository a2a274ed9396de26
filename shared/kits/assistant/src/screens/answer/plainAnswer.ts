import type { AssistantPart } from '@odysseus/contract';
import { assistantCopy } from '../copy';
import { layoutOf, type Sentence } from './paragraphs';

/** An answer as text, with its sources, for the clipboard. @param origin of the site, for addresses */
export function plainAnswer(parts: readonly AssistantPart[], origin: string): string {
  const { pieces, sources } = layoutOf(parts);
  const words = (sentences: readonly Sentence[]) =>
    sentences
      .map(({ text, sources: numbers }) => `${text}${numbers.map((number) => ` [${number}]`).join('')}`)
      .join(' ');
  const blocks = pieces.map((piece) => {
    switch (piece.type) {
      case 'paragraph':
        return words(piece.sentences);
      case 'list':
        return piece.items.map((item) => `• ${words(item)}`).join('\n');
      case 'places':
        return piece.places
          .map(({ name, area, hours, price }) => `• ${[name, area, hours, price].filter(Boolean).join(', ')}`)
          .join('\n');
      case 'journey':
        return `${assistantCopy.journey.title(piece.journey.from, piece.journey.to)}: ${assistantCopy.journey.sum(piece.journey.minutes, piece.journey.transfers)}`;
      case 'plan':
        return piece.plan.days
          .map(({ title, stops }) => [title, ...stops.map(({ at, name }) => `${at} ${name}`)].join('\n'))
          .join('\n\n');
      case 'notice':
        return piece.text;
    }
  });
  const list = sources.map(({ label, path }, index) => `[${index + 1}] ${label}: ${origin}${path}`).join('\n');
  return [...blocks, list].filter(Boolean).join('\n\n');
}
