import { daysBetween } from '@odysseus/model';
import type { DayItem } from './dayItems';

/** What is told on one card: an item, and the events that fall on its day. */
export interface CardOfDay {
  readonly head: DayItem;
  /** In their order; none where the day brings nothing more. */
  readonly events: readonly DayItem[];
}

/** Days that an event lasts at most after its first where a holiday's card takes it in. */
const longest = 1;

/**
 * Items as cards, in their order: a public holiday takes in the events of its day, the eve's that go on into it included, and so
 * does the first of several events of a day. What asks for care, closures and strikes, keeps a card of its own.
 */
export function dayCards(items: readonly DayItem[]): readonly CardOfDay[] {
  const isHead = ({ kind, from, until }: DayItem) => (kind === 'holiday' || kind === 'event') && from === until;
  const heads = items.filter(isHead).sort((a, b) => Number(b.kind === 'holiday') - Number(a.kind === 'holiday'));
  const headOf = new Map<DayItem, DayItem>();
  for (const head of heads) {
    if (headOf.has(head)) continue;
    for (const item of items) if (item !== head && !headOf.has(item) && fallsOn(item, head)) headOf.set(item, head);
  }
  return items.flatMap((head): CardOfDay[] =>
    headOf.has(head) ? [] : [{ head, events: items.filter((item) => headOf.get(item) === head) }],
  );
}

/** Whether an item is an event of the very day of another. */
function fallsOn({ kind, from, until }: DayItem, { from: day }: DayItem): boolean {
  return kind === 'event' && until !== undefined && from <= day && day <= until && daysBetween(from, until) <= longest;
}
