import type { VisitorSettings } from '@odysseus/contract';
import {
  fareOf,
  formatMoney,
  fullPayerAge,
  isFree,
  isGeneral,
  type Knowable,
  type Money,
  partyPrices,
  type Place,
  type Product,
  productsOf,
  toldFree,
  toldMoney,
  toldPrice,
} from '@odysseus/model';
import { costsFact } from './costsFact';
import { kindsWith } from './kindTraits';

const year = Array.from({ length: 12 }, (_, index) => index + 1);
type Paid = Pick<Place, 'price' | 'costs'> & { readonly kind?: Place['kind'] | undefined } & Knowable;
const noEntrance = kindsWith('noEntrance');
type Party = Pick<VisitorSettings, 'ages' | 'residency'>;

/**
 * What a place costs, in as few words as stand on a closed card: 'about €22', '€13 to €16', 'Free', '€44 for 3', 'about €12, a cocktail'.
 * @param party who travels; where nobody's age is told, somebody without a reduction
 * @param month 1 to 12; undefined in a prerendered page
 * @returns undefined where no price is told
 */
export function priceFact(place: Paid, party: Party, month: number | undefined): string | undefined {
  if (place.price.length === 0) return place.costs && costsFact({ kind: place.kind, costs: place.costs });
  if (isFree(place)) {
    // That one walks in for nothing is no news, and 'free' in a market's card reads as if its wares were.
    const isNews = place.kind === undefined || !noEntrance.has(place.kind) || !isGeneral(place, 'price');
    return isNews ? toldFree(place) : undefined;
  }
  const totals = ownTotals(place, party, month);
  if (totals.length > 0) {
    const people = party.ages.length;
    return `${amounts(totals, place)}${people > 1 ? ` for ${people}` : ''}`;
  }
  return amounts(fullFares(place, party), place);
}

/**
 * The least that a place costs a head, to order places by: of what the party pays where that is known, else of what somebody without
 * a reduction does.
 * @param month 1 to 12
 * @returns undefined where no price is told
 */
export function leastPaid(place: Paid, party: Party, month: number): Money | undefined {
  const { costs } = place;
  if (place.price.length === 0) return costs && { amount: costs.from, currency: costs.currency };
  const totals = ownTotals(place, party, month);
  const [fares, people] = totals.length > 0 ? [totals, party.ages.length] : [fullFares(place, party), 1];
  const [first] = fares;
  return first && { amount: Math.min(...fares.map(({ amount }) => amount)) / people, currency: first.currency };
}

/**
 * What two adults pay together for a product, where nobody has told who travels: '€44', or '€44 or €64' where it hangs on where they live.
 * @param month 1 to 12
 * @returns undefined where that is not known, or nothing
 */
export function twoAdultsPay(
  place: Knowable,
  { fares }: Product,
  residency: Party['residency'],
  month: number,
): string | undefined {
  const homes = residency === 'unknown' ? (['eea', 'elsewhere'] as const) : [residency];
  const ages = [fullPayerAge, fullPayerAge];
  const totals = homes.flatMap((home) => partyPrices(fares, { ages, residency: home }, month)[0]?.total ?? []);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  if (totals.length < homes.length || most === 0) return undefined;
  const { currency } = fares[0];
  const from = toldPrice(least, currency, place);
  return least === most ? from : `${from} or ${formatMoney(most, currency)}`;
}

/** What the party pays in all for each product of a place; nothing where that isn't known. */
function ownTotals({ price }: Paid, party: Party, month: number | undefined) {
  const own = month === undefined ? [] : partyPrices(price, party, month);
  return own.flatMap(({ total, currency }) => (total === undefined ? [] : [{ amount: total, currency }]));
}

/** What somebody without a reduction pays: each product, each month and, where they haven't told, wherever they live. */
function fullFares({ price }: Paid, { residency }: Party) {
  const homes = residency === 'unknown' ? (['eea', 'elsewhere'] as const) : [residency];
  const full = productsOf(price).flatMap(({ fares }) =>
    homes.flatMap((home) => year.flatMap((month) => fareOf(fares, fullPayerAge, home, month) ?? [])),
  );
  // That children enter free says nothing of what somebody else pays.
  return full.length > 0 ? full : price.filter(({ amount }) => amount > 0);
}

function amounts(fares: readonly Money[], knowable: Knowable): string | undefined {
  const paid = fares.filter(({ amount }) => amount > 0);
  const [first] = paid;
  if (!first) return fares.length === 0 ? undefined : toldFree(knowable);
  const all = paid.map(({ amount }) => amount);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const from = toldMoney(least, first.currency, knowable);
  const span = least === most ? from : `${from} to ${formatMoney(most, first.currency)}`;
  // A church is free, and its tower is not.
  return paid.length < fares.length ? `Free or ${span}` : span;
}
