import { dayMinutes, weekdays, type Weekday } from '@odysseus/model';
import type { Validity } from './schema';

/** States that are looked at between two chances to pause. */
const statesBetweenPauses = 200;
/** A sum's weight is its cents times this plus the passes bought, so that of two equal sums the one with fewer passes wins. */
const passesWeight = 1024;

/** Something that has to be paid for once, or that a pass opens. */
export interface Need {
  /** Minutes after the first midnight of the stay. */
  readonly at: number;
  /** Price of the single ticket in cents; undefined where none is to be had. */
  readonly cents: number | undefined;
  readonly coveredBy: readonly string[];
}

/** A pass on sale to one traveller. */
export interface Offered {
  readonly key: string;
  readonly covers: string;
  readonly cents: number;
  readonly validity: Validity;
}

/** A pass that the answer buys. */
export interface Purchase {
  readonly offer: string;
  /** Minutes after the first midnight of the stay: its first use, or the midnight at which it begins. */
  readonly from: number;
  /** Where it ends, itself excluded; undefined for a pass of a number of places. */
  readonly until: number | undefined;
  /** Which needs it pays for, as indices of the needs given. */
  readonly needs: readonly number[];
}

export interface Cover {
  readonly cents: number;
  readonly purchases: readonly Purchase[];
  /** Needs that are paid one by one. */
  readonly singles: readonly number[];
}

export interface CoverRules {
  /** Of the first day of the stay: weekly passes go by the calendar. */
  readonly firstWeekday: Weekday;
  /** Offers that must not be bought. */
  readonly without?: ReadonlySet<string>;
  /** Whether at least one pass must be bought. */
  readonly atLeastOne?: boolean;
}

interface Node {
  readonly weight: number;
  readonly parent: Node | undefined;
  readonly action: 'covered' | 'single' | 'choice' | Offered;
  readonly state: State;
}

/** What a traveller holds before a need: where each coverage ends, and the places still to choose. */
interface State {
  /** By coverage: minutes, 0 for none. */
  readonly until: readonly number[];
  readonly choices: readonly number[];
  readonly bought: boolean;
}

/**
 * The cheapest way to meet every need of one traveller, exactly: a walk through the needs in order of time, over all states
 * of passes held. A pass need never begin before the first need that it alone pays for, which keeps the states few.
 * Yields now and then, so that a page can pause it.
 * @returns undefined when there is no way at all
 */
export function* cheapestCover(
  needs: readonly Need[],
  offers: readonly Offered[],
  rules: CoverRules,
): Generator<undefined, Cover | undefined> {
  yield undefined;
  const order = needs.map((_, index) => index).sort((a, b) => at(needs, a) - at(needs, b) || a - b);
  const sold = offers.filter(({ key }) => !rules.without?.has(key));
  const coverages = [...new Set(sold.map(({ covers }) => covers))];
  const start: State = { until: coverages.map(() => 0), choices: coverages.map(() => 0), bought: false };
  let layer = new Map<string, Node>([['', { weight: 0, parent: undefined, action: 'covered', state: start }]]);
  let seen = 0;
  for (const index of order) {
    const need = needs[index];
    if (!need) continue;
    const next = new Map<string, Node>();
    for (const node of layer.values()) {
      for (const step of steps(node, need, sold, coverages, rules.firstWeekday)) {
        const name = nameOf(step.state, need.at);
        const known = next.get(name);
        if (!known || step.weight < known.weight) next.set(name, step);
      }
      seen += 1;
      if (seen % statesBetweenPauses === 0) yield undefined;
    }
    layer = next;
  }
  let best: Node | undefined;
  for (const node of layer.values()) {
    if (rules.atLeastOne && !node.state.bought) continue;
    if (!best || node.weight < best.weight) best = node;
  }
  return best && coverOf(best, needs, order, rules.firstWeekday);
}

function at(needs: readonly Need[], index: number): number {
  return needs[index]?.at ?? 0;
}

function steps(
  node: Node,
  need: Need,
  offers: readonly Offered[],
  coverages: readonly string[],
  firstWeekday: Weekday,
): Node[] {
  const { state } = node;
  const opens = coverages.map((coverage) => need.coveredBy.includes(coverage));
  if (opens.some((open, index) => open && (state.until[index] ?? 0) > need.at)) {
    return [{ weight: node.weight, parent: node, action: 'covered', state }];
  }
  const found: Node[] = [];
  if (need.cents !== undefined)
    found.push({ weight: node.weight + need.cents * passesWeight, parent: node, action: 'single', state });
  opens.forEach((open, index) => {
    if (!open || (state.choices[index] ?? 0) === 0) return;
    found.push({
      weight: node.weight,
      parent: node,
      action: 'choice',
      state: { ...state, choices: replaced(state.choices, index, (state.choices[index] ?? 0) - 1) },
    });
  });
  for (const offer of offers) {
    const index = coverages.indexOf(offer.covers);
    if (!opens[index]) continue;
    const after = stateAfter(state, offer, index, need.at, firstWeekday);
    if (after)
      found.push({ weight: node.weight + offer.cents * passesWeight + 1, parent: node, action: offer, state: after });
  }
  return found;
}

function stateAfter(
  state: State,
  offer: Offered,
  index: number,
  minute: number,
  firstWeekday: Weekday,
): State | undefined {
  if (offer.validity.kind === 'choices') {
    // Another one is never needed before the last is used up.
    if ((state.choices[index] ?? 0) > 0) return undefined;
    return { ...state, choices: replaced(state.choices, index, offer.validity.choices - 1), bought: true };
  }
  const span = validSpan(offer.validity, minute, firstWeekday);
  return span && { ...state, until: replaced(state.until, index, span.until), bought: true };
}

/**
 * From when to when a pass holds that is first used at a minute of the stay.
 * @returns undefined where it is no longer sold to somebody who arrives on the first day
 */
export function validSpan(
  validity: Exclude<Validity, { kind: 'choices' }>,
  minute: number,
  firstWeekday: Weekday,
): { readonly from: number; readonly until: number } | undefined {
  const day = Math.floor(minute / dayMinutes);
  switch (validity.kind) {
    case 'hours':
      return { from: minute, until: minute + validity.hours * 60 };
    case 'days':
      return { from: day * dayMinutes, until: (day + validity.days) * dayMinutes };
    case 'week': {
      const monday = day - ((firstWeekday - 1 + day) % weekdays.length);
      // Sold in its own week until a weekday; whoever arrives later finds no seller.
      if (monday + validity.soldUntil - 1 < 0) return undefined;
      return { from: monday * dayMinutes, until: (monday + weekdays.length) * dayMinutes };
    }
  }
}

function replaced(values: readonly number[], index: number, value: number): number[] {
  return values.map((old, position) => (position === index ? value : old));
}

/** Two states that differ only in what has run out are one. */
function nameOf({ until, choices, bought }: State, minute: number): string {
  return `${until.map((end) => (end > minute ? end : 0)).join()};${choices.join()};${bought ? 1 : 0}`;
}

function coverOf(best: Node, needs: readonly Need[], order: readonly number[], firstWeekday: Weekday): Cover {
  const actions: Node['action'][] = [];
  for (let node = best; node.parent; node = node.parent) actions.unshift(node.action);
  const held: { offer: Offered; from: number; until: number | undefined; needs: number[] }[] = [];
  const singles: number[] = [];
  order.forEach((index, position) => {
    const need = needs[index];
    const action = actions[position];
    if (!need || action === undefined) return;
    if (action === 'single') singles.push(index);
    else if (typeof action === 'object') {
      const span =
        action.validity.kind === 'choices'
          ? { from: need.at, until: undefined }
          : validSpan(action.validity, need.at, firstWeekday);
      held.push({ offer: action, from: span?.from ?? need.at, until: span?.until, needs: [index] });
    } else {
      const pays = held.findLast(({ offer, until, needs: paid }) => {
        if (!need.coveredBy.includes(offer.covers)) return false;
        if (action === 'covered') return until !== undefined && until > need.at;
        return offer.validity.kind === 'choices' && paid.length < offer.validity.choices;
      });
      pays?.needs.push(index);
    }
  });
  return {
    cents: Math.floor(best.weight / passesWeight),
    purchases: held.map(({ offer, from, until, needs: paid }) => ({ offer: offer.key, from, until, needs: paid })),
    singles,
  };
}
