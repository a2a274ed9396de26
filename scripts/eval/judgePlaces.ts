import { formatMoney, type Money } from '@odysseus/model';
import type { CorpusPlace, EvaluatedCity } from './evaluatedCity';
import { metresBetween } from './metresBetween';
import { isOpenAt } from './openness';
import type { Predicate, Turn } from './questionFile';
import { plain } from './said';

const applies = ({ ages, residency }: CorpusPlace['price'][number], age: number, of: Turn['residency']) =>
  (!ages || (ages[0] <= age && age <= ages[1])) && (!residency || !of || residency === of);

/** The least that somebody pays at any hour; undefined where the guide knows no price. A place's fares are all in one currency. */
function leastFare({ price }: CorpusPlace, age: number, residency: Turn['residency']): Money | undefined {
  return price
    .filter((fare) => fare.from === undefined && applies(fare, age, residency))
    .reduce<Money | undefined>((least, fare) => (least && least.amount <= fare.amount ? least : fare), undefined);
}

function isWithin(price: Money | undefined, limit: Money): boolean {
  return price !== undefined && price.currency === limit.currency && price.amount <= limit.amount;
}

/** What is wrong with a place that an answer shows; undefined where it is right. */
export function wrongPlace(
  place: CorpusPlace | undefined,
  only: Predicate,
  { residency }: Turn,
  { places }: EvaluatedCity,
): string | undefined {
  if (!place) return 'is not in the guide';
  if (only.kinds && !only.kinds.includes(place.kind)) return `is a ${place.kind}`;
  const area = plain(place.area);
  if (only.areas && !only.areas.some((each) => area.includes(plain(each)))) return `lies in ${place.area}`;
  if (only.free && leastFare(place, 40, residency)?.amount !== 0) return 'is not free';
  if (only.freeFor !== undefined && leastFare(place, only.freeFor, residency)?.amount !== 0)
    return `is not free at ${only.freeFor}`;
  const least = leastFare(place, 40, residency);
  if (only.maxPrice && !isWithin(least, only.maxPrice))
    return `costs ${least ? formatMoney(least.amount, least.currency) : 'an unknown amount'}`;
  if (only.openOn !== undefined && isOpenAt(place, only.openOn) === false) return `is closed on ${only.openOn}`;
  if (only.stepFree && place.access.stepFree === 'no') return 'has steps';
  if (!only.near) return undefined;
  const centre = places.get(only.near[0]);
  const metres = centre ? metresBetween(centre.coordinates, place.coordinates) : 0;
  return metres > only.near[1] ? `is ${Math.round(metres)} m from ${only.near[0]}` : undefined;
}
