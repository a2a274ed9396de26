import { billTotal, type CompiledPlaceList, type Block, factKinds, formatMoney } from '@odysseus/model';
import { stationKey } from '@odysseus/transit';
import type { Passage } from '../../logic/corpus';
import { readOn } from './readOn';

/** What a list screen says beside its places, a passage for each thing that an answer may take alone. */
export function blockPassages(screen: CompiledPlaceList, path: string, name: string): Passage[] {
  const introduction = screen.introduction.map((text, index): Passage => ({
    id: `${path}/introduction-${index}`,
    kind: 'text',
    title: screen.title,
    text,
    path,
    field: 'introduction',
    label: `${name}, introduction`,
  }));
  return [
    ...introduction,
    ...(screen.first ?? []).flatMap((block, index) => passagesOfBlock(block, `${path}#first-${index + 1}`, name)),
    ...screen.blocks.flatMap((block, index) => passagesOfBlock(block, `${path}#block-${index + 1}`, name)),
  ];
}

type Said = Pick<Passage, 'kind' | 'text'> & Partial<Passage>;

/** @param path of the block, with its fragment */
export function passagesOfBlock(block: Block, path: string, screen: string): Passage[] {
  const field = stationKey(block.title);
  return saidBy(block).map((said, index) => ({
    id: `${path}/${index}`,
    title: block.title,
    path,
    field,
    label: `${screen}, ${block.title}`,
    ...readOn(block, ...factKinds),
    ...(block.confirm ? { confirm: true } : {}),
    ...(block.subject ? { subject: block.subject } : {}),
    ...said,
  }));
}

function saidBy(block: Block): Said[] {
  const line: Said[] = block.line ? [{ kind: 'text', text: block.line }] : [];
  switch (block.type) {
    case 'text':
      return [
        ...line,
        ...[...(block.paragraphs ?? []), ...(block.points ?? [])].map((text): Said => ({ kind: 'text', text })),
      ];
    case 'steps':
      return [...line, ...block.steps.map((text): Said => ({ kind: 'step', text }))];
    case 'table':
      return [
        ...line,
        ...block.rows.map((row): Said => ({ kind: 'row', text: rowText(block.columns, row), name: row[0] ?? '' })),
      ];
    case 'numbers':
      return [
        ...line,
        ...block.numbers.map(({ number, name, line: text, for: help, represents, known }): Said => ({
          kind: 'number',
          text: `${name}: ${number}. ${text}`,
          name,
          number,
          ...readOn({ known }, 'phone'),
          ...(help ? { help } : {}),
          ...(represents ? { represents } : {}),
        })),
      ];
    case 'scams':
      return [
        ...line,
        ...block.scams.map(({ name, where, starts, answer }): Said => ({
          kind: 'scam',
          text: `${name} (${where}). ${starts} ${answer}`,
          name,
        })),
      ];
    case 'phrases':
      return block.phrases.map(({ local, say, means, when }): Said => ({
        kind: 'phrase',
        text: `${means}: ${local} (${say})${when ? ` ${when}.` : ''}`,
        name: means,
        phrase: { local, say, ...(when ? { when } : {}) },
      }));
    case 'cards':
      return block.cards.map(({ means, local }): Said => ({
        kind: 'card',
        text: `${means}: ${local}`,
        name: means,
        phrase: { local },
      }));
    case 'calendar':
      return [
        ...line,
        ...block.days.map(({ when, name, line: text }): Said => ({
          kind: 'day',
          text: `${name}, ${when}. ${text}`,
          name,
        })),
      ];
    default:
      return [...line, ...saidByFigures(block)];
  }
}

/** Blocks whose figures the screen draws. */
function saidByFigures(block: Block): Said[] {
  switch (block.type) {
    case 'neighbourhoods':
      return block.neighbourhoods.map(({ name, character, goodFor, skipIf, cost, transport, stepFree }): Said => ({
        kind: 'neighbourhood',
        text: `${name}: ${character} Good for: ${goodFor}. Skip it if: ${skipIf}. A double room costs about ${formatMoney(cost.from, cost.currency)} to ${formatMoney(cost.to, cost.currency)} a night. Transport: ${transport}. Step-free: ${stepFree}.`,
        name,
      }));
    case 'spending':
      return block.styles.map(({ name, line, items }): Said => ({
        kind: 'spending',
        text: `${name}: ${line} ${items.map(({ what, amount, per }) => `${what} ${formatMoney(amount, block.currency)} ${perWords[per]}`).join('; ')}.`,
        name,
      }));
    case 'bills':
      return block.bills.map(({ title, who, lines }): Said => {
        const total = billTotal(lines, block.currency);
        return {
          kind: 'receipt',
          text: `${title} (${who}): ${lines.map(({ what, amount }) => `${what} ${formatMoney(amount, block.currency)}`).join('; ')}. Total ${formatMoney(total.amount, total.currency)}.`,
          name: title,
        };
      });
    default:
      return [];
  }
}

const perWords = {
  'adult-day': 'per adult and day',
  'adult-night': 'per adult and night',
  'child-day': 'per child and day',
  'room-night': 'per room and night',
  'adult-trip': 'per adult, once',
  'party-day': 'for all, per day',
} as const;

/** 'Navigo Jour. Price: €12.30. Holds for: one calendar day' */
function rowText(columns: readonly string[], row: readonly string[]): string {
  const cells = row
    .slice(1)
    .flatMap((cell, index) => (cell === '' || cell === '–' ? [] : [`${columns[index + 1] ?? ''}: ${cell}`]));
  return [row[0] ?? '', ...cells].map((part) => part.replace(/\.$/, '')).join('. ') + '.';
}
