import type { Block } from '@odysseus/model';
import { entry, labels, type Entry } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** A block of advice: found by its title and subject, by the headings of its items, and by every other word. @param screen what its page is called */
export function blockEntry(block: Block, path: string, screen: string): Entry {
  const { heads, texts } = partsOf(block);
  const about = [block.subject?.replaceAll('-', ' '), screen, ...heads].filter(Boolean).join(' ');
  return entry({
    kind: 'section',
    title: block.title,
    label: block.type === 'phrases' || block.type === 'cards' ? labels.phrases : labels.section,
    line: block.line ?? texts[0] ?? '',
    about: wordsOf([about], [block.title]),
    body: wordsOf([block.line, ...texts], [block.title, about]),
    path,
  });
}

interface Parts {
  /** Names of its items. */
  readonly heads: readonly string[];
  readonly texts: readonly string[];
}

function partsOf(block: Block): Parts {
  switch (block.type) {
    case 'text':
      return { heads: [], texts: [...(block.paragraphs ?? []), ...(block.points ?? [])] };
    case 'steps':
      return { heads: [], texts: block.steps };
    case 'table':
      return { heads: block.rows.map(([name = '']) => name), texts: block.rows.map((row) => row.slice(1).join(' ')) };
    case 'numbers':
      return { heads: block.numbers.map(({ name }) => name), texts: block.numbers.map(({ line }) => line) };
    case 'scams':
      return {
        heads: block.scams.map(({ name }) => name),
        texts: block.scams.map(({ where, starts, answer }) => `${where} ${starts} ${answer}`),
      };
    case 'phrases':
      return { heads: block.phrases.map(({ means }) => means), texts: block.phrases.map(({ local }) => local) };
    case 'cards':
      return { heads: block.cards.map(({ means }) => means), texts: [] };
    case 'calendar':
      return { heads: block.days.map(({ name }) => name), texts: block.days.map(({ line }) => line) };
    case 'neighbourhoods':
      return {
        heads: block.neighbourhoods.map(({ name }) => name),
        texts: block.neighbourhoods.map(({ character, goodFor }) => `${character} ${goodFor}`),
      };
    case 'spending':
      return {
        heads: block.styles.map(({ name }) => name),
        texts: block.styles.flatMap(({ items }) => items.map(({ what }) => what)),
      };
    case 'bills':
      return { heads: block.bills.map(({ title }) => title), texts: [] };
    case 'closing-days':
      return { heads: ['closed open days of the week Monday Sunday'], texts: [] };
    case 'scales':
      return { heads: ['compared'], texts: [] };
  }
}
