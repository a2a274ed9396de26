import type { CoverRules, Need, Offered } from './cover';
import { validSpan } from './validSpan';

/** Offers that open the same: who holds one of them needs no other while it lasts. */
export interface Family {
  /** What they open as often as one likes; undefined for those of a number of places alone. */
  readonly covers: string | undefined;
  /** The list of which they open a number of places. */
  readonly list: string | undefined;
  readonly offers: readonly Offered[];
}

/** What a traveller holds of a family, in minutes after the first midnight of the stay. */
interface Held {
  /** Where those end that count no places, or have no more. */
  readonly until: number;
  /** The one that has places left: of two, the second is never needed before the first has none. */
  readonly open: { readonly until: number; readonly left: number } | undefined;
}

/** What a traveller holds before a need. */
export interface State {
  /** By family. */
  readonly held: readonly Held[];
  /** Whether one of the passes is bought that had to be. */
  readonly bought: boolean;
}

/** How a need is met: by a single ticket, or by a pass that opens it, spends one of its places, or makes it cost less. */
export interface Action {
  readonly how: 'single' | 'opened' | 'counted' | 'reduced';
  /** What is paid for it, passes apart. */
  readonly price: number;
  /** Position among the families; -1 for a single ticket. */
  readonly family: number;
  /** The pass that is bought for it. */
  readonly buys?: Offered;
}

interface Way {
  readonly action: Action;
  /** What is held afterwards. */
  readonly state: State;
}

export const nothingHeld: Held = { until: 0, open: undefined };

export function familiesOf(offers: readonly Offered[]): Family[] {
  const families = new Map<string, Family & { readonly offers: Offered[] }>();
  for (const offer of offers) {
    const counts = offer.validity.kind === 'choices';
    const covers = counts ? undefined : offer.covers;
    const list = counts ? offer.covers : offer.first?.of;
    const name = JSON.stringify([covers, list]);
    const family = families.get(name) ?? { covers, list, offers: [] };
    family.offers.push(offer);
    families.set(name, family);
  }
  return [...families.values()];
}

/** Every way to meet a need that may be part of the cheapest answer: what is open already is never paid for. */
export function waysToMeet(need: Need, state: State, families: readonly Family[], rules: CoverRules): Way[] {
  const opens = families.findIndex((family, index) => {
    const held = state.held[index] ?? nothingHeld;
    return isIn(family.covers, need) && (held.until > need.at || isOpen(held, need.at));
  });
  if (opens >= 0) return [{ action: { how: 'opened', price: 0, family: opens }, state }];
  const single: Way[] =
    need.cents === undefined ? [] : [{ action: { how: 'single', price: need.cents, family: -1 }, state }];
  return [
    ...single,
    ...families.flatMap((family, index) => [
      ...waysByHeld(need, state, family, index),
      ...family.offers.flatMap((offer) => wayByBuying(need, state, family, index, offer, rules) ?? []),
    ]),
  ];
}

/** Whether a pass of a number of places has some left, and still holds. */
function isOpen({ open }: Held, minute: number): boolean {
  return open !== undefined && open.until > minute;
}

function isIn(name: string | undefined, { coveredBy }: Need): boolean {
  return name !== undefined && coveredBy.includes(name);
}

function waysByHeld(need: Need, state: State, family: Family, index: number): Way[] {
  const held = state.held[index] ?? nothingHeld;
  const ways: Way[] = [];
  const { open } = held;
  const counts = isIn(family.list, need);
  if (open && open.until > need.at && counts)
    ways.push({
      action: { how: 'counted', price: 0, family: index },
      state: withHeld(state, index, kept(held, open.until, open.left - 1, family)),
    });
  const price = reducedPrice(need, family);
  // A pass with places left spends one where it could: only one that has none reduces there.
  if (price !== undefined && (held.until > need.at || (!counts && isOpen(held, need.at))))
    ways.push({ action: { how: 'reduced', price, family: index }, state });
  return ways;
}

function wayByBuying(
  need: Need,
  state: State,
  family: Family,
  index: number,
  offer: Offered,
  { firstWeekday, oneOf }: CoverRules,
): Way | undefined {
  const held = state.held[index] ?? nothingHeld;
  const { validity } = offer;
  const until = validity.kind === 'choices' ? Infinity : validSpan(validity, need.at, firstWeekday)?.until;
  if (until === undefined) return undefined;
  const places = validity.kind === 'choices' ? validity.choices : (offer.first?.places ?? 0);
  const price = reducedPrice(need, family);
  const bought = (how: Action['how'], left: number, paid = 0): Way => ({
    action: { how, price: paid, family: index, buys: offer },
    state: {
      ...withHeld(state, index, kept(held, until, left, family)),
      bought: state.bought || oneOf?.has(offer.key) === true,
    },
  });
  if (isIn(family.covers, need)) return bought('opened', places);
  if (isIn(family.list, need)) return isOpen(held, need.at) ? undefined : bought('counted', places - 1);
  return price === undefined || held.until > need.at || isOpen(held, need.at)
    ? undefined
    : bought('reduced', places, price);
}

/** What holders pay, where that is less than the single ticket. */
function reducedPrice({ cents = Infinity, reducedBy = {} }: Need, { covers, list }: Family): number | undefined {
  if (covers === undefined) return undefined;
  const prices = [covers, list].flatMap((name) => (name === undefined ? [] : (reducedBy[name] ?? [])));
  const least = Math.min(...prices);
  return least < cents ? least : undefined;
}

/** What is held with a pass that ends at a minute and has a number of places left. */
function kept(held: Held, until: number, left: number, { covers }: Family): Held {
  if (left > 0) return { until: held.until, open: { until, left } };
  return { until: covers === undefined ? held.until : Math.max(held.until, until), open: undefined };
}

function withHeld(state: State, index: number, held: Held): State {
  return { ...state, held: state.held.map((old, position) => (position === index ? held : old)) };
}
