import type { Weekday } from '@odysseus/model';
import type { Cover, CoverRules, Need, Offered, Purchase } from './cover';
import { helps } from './helps';
import { validSpan } from './validSpan';
import { familiesOf, nothingHeld, waysToMeet, type Action, type State } from './waysToMeet';

/** States that are looked at between two chances to pause. */
const statesBetweenPauses = 200;
/** A sum's weight is its cents times this plus the passes bought, so that of two equal sums the one with fewer passes wins. */
const passesWeight = 1024;

interface Node {
  /** Of what is paid and bought so far. */
  readonly weight: number;
  readonly parent: Node | undefined;
  readonly action: Action | undefined;
  readonly state: State;
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
  const sold = offers.filter((offer) => !rules.without?.has(offer.key) && mayPay(offer, needs, rules));
  const families = familiesOf(sold);
  const limit = mostToPay(needs, sold, rules);
  const start: State = { held: families.map(() => nothingHeld), bought: rules.oneOf === undefined };
  let layer = new Map<string, Node>([['', { weight: 0, parent: undefined, action: undefined, state: start }]]);
  let seen = 0;
  for (const index of order) {
    const need = needs[index];
    if (!need) continue;
    const next = new Map<string, Node>();
    for (const node of layer.values()) {
      for (const { action, state } of waysToMeet(need, node.state, families, rules)) {
        const weight =
          node.weight + (action.price + (action.buys?.cents ?? 0)) * passesWeight + (action.buys === undefined ? 0 : 1);
        const name = nameOf(state, need.at);
        const known = next.get(name);
        if (weight / passesWeight < limit + 1 && (!known || weight < known.weight))
          next.set(name, { weight, parent: node, action, state });
      }
      seen += 1;
      if (seen % statesBetweenPauses === 0) yield undefined;
    }
    layer = next;
  }
  let best: Node | undefined;
  for (const node of layer.values()) {
    if (!node.state.bought) continue;
    if (!best || node.weight < best.weight) best = node;
  }
  return best && coverOf(best, needs, order, rules);
}

function at(needs: readonly Need[], index: number): number {
  return needs[index]?.at ?? 0;
}

/** Cents beyond which no answer lies: single tickets for all, and the cheapest pass beside them where one has to be bought. */
function mostToPay(needs: readonly Need[], offers: readonly Offered[], { oneOf, firstWeekday }: CoverRules): number {
  const singles = needs.reduce((sum, { cents = Infinity }) => sum + cents, 0);
  if (!oneOf) return singles;
  const usable = offers.filter(
    (offer) =>
      oneOf.has(offer.key) && needs.some((need) => helps(offer, need) && spanFrom(offer, need.at, firstWeekday)),
  );
  return singles + Math.min(...usable.map(({ cents }) => cents));
}

/** Whether a pass costs less than all that it could spare, wherever it begins; those that have to be bought may cost more. */
function mayPay(offer: Offered, needs: readonly Need[], { oneOf, firstWeekday }: CoverRules): boolean {
  if (oneOf?.has(offer.key)) return true;
  const helped = needs.filter((need) => helps(offer, need));
  return helped.some(({ at: start }) => {
    const span = spanFrom(offer, start, firstWeekday);
    if (!span) return false;
    const spared = helped
      .filter(({ at: minute }) => span.from <= minute && minute < span.until)
      .reduce((sum, { cents = Infinity }) => sum + cents, 0);
    return spared > offer.cents;
  });
}

function spanFrom({ validity }: Offered, minute: number, firstWeekday: Weekday) {
  return validity.kind === 'choices' ? { from: -Infinity, until: Infinity } : validSpan(validity, minute, firstWeekday);
}

/** Two states that differ only in what has run out are one. */
function nameOf({ held, bought }: State, minute: number): string {
  const names = held.map(({ until, open }) => {
    const left = open && open.until > minute ? `+${open.left}:${open.until}` : '';
    return `${until > minute ? until : 0}${left}`;
  });
  return `${names.join()};${bought ? 1 : 0}`;
}

interface Bought {
  readonly offer: Offered;
  readonly from: number;
  readonly until: number | undefined;
  readonly family: number;
  /** Places that it may still open. */
  left: number;
  readonly needs: number[];
  readonly reduced: Purchase['reduced'][number][];
}

function coverOf(best: Node, needs: readonly Need[], order: readonly number[], rules: CoverRules): Cover {
  const actions: Action[] = [];
  for (let node = best; node.parent && node.action; node = node.parent) actions.unshift(node.action);
  const bought: Bought[] = [];
  const singles: number[] = [];
  order.forEach((index, position) => {
    const action = actions[position];
    if (!action) return;
    const minute = at(needs, index);
    if (action.buys) bought.push(boughtOf(action.buys, action.family, minute, rules));
    const pass = action.buys ? bought.at(-1) : passInUse(bought, action, minute);
    if (!pass) singles.push(index);
    else if (action.how === 'reduced') pass.reduced.push({ need: index, cents: action.price });
    else pass.needs.push(index);
    if (pass && action.how === 'counted') pass.left -= 1;
  });
  return {
    cents: Math.floor(best.weight / passesWeight),
    purchases: bought.map(({ offer, from, until, needs: paid, reduced }) => ({
      offer: offer.key,
      from,
      until,
      needs: paid,
      reduced,
    })),
    singles,
  };
}

function boughtOf(offer: Offered, family: number, minute: number, { firstWeekday }: CoverRules): Bought {
  const { validity, first } = offer;
  const lists = { offer, family, needs: [], reduced: [] };
  if (validity.kind === 'choices') return { ...lists, from: minute, until: undefined, left: validity.choices };
  const span = validSpan(validity, minute, firstWeekday);
  return { ...lists, from: span?.from ?? minute, until: span?.until, left: first?.places ?? 0 };
}

/** Which of the passes bought before meets a need in the way that was chosen. */
function passInUse(bought: readonly Bought[], { how, family }: Action, minute: number): Bought | undefined {
  if (how === 'single') return undefined;
  return bought.findLast(
    (pass) => pass.family === family && (pass.until ?? Infinity) > minute && (how !== 'counted' || pass.left > 0),
  );
}
