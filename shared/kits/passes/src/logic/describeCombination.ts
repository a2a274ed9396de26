import { isGeneral } from '@odysseus/model';
import { passesCopy } from './copy';
import type { CompiledOffer, CompiledPasses } from './compiledPasses';
import type { Combination } from './combination';
import { listNames } from './listNames';

/** The pass of the content that an offer's key names. */
export function offerOf(key: string, content: CompiledPasses): CompiledOffer | undefined {
  return content.passes.flatMap(({ offers }) => offers).find((offer) => offer.key === key);
}

/** Names of tickets and rides by their keys. */
export function namesOf(keys: readonly string[], content: CompiledPasses): string[] {
  return keys.map((key) => [...content.tickets, ...content.rides].find((entry) => entry.key === key)?.name ?? key);
}

/** '2 × Navigo Jour and single tickets' */
export function describeCombination({ purchases, singles }: Combination, content: CompiledPasses): string {
  const counts = new Map<string, number>();
  for (const { offer } of purchases) counts.set(offer, (counts.get(offer) ?? 0) + 1);
  const names = [...counts].map(
    ([key, count]) => `${count > 1 ? `${count} × ` : ''}${offerOf(key, content)?.name ?? key}`,
  );
  if (names.length === 0) return passesCopy.answer.onlySingles;
  return listNames(singles.length > 0 ? [...names, passesCopy.answer.andSingles] : names);
}

/** Whether the price of a ticket or a ride is known in general alone. */
export function isUsuallyPriced(key: string, content: CompiledPasses): boolean {
  return [...content.tickets, ...content.rides].some((entry) => entry.key === key && isGeneral(entry, 'price'));
}

/** Names of what an answer buys at a price that is known in general alone. */
export function usuallyPriced(
  { purchases, singles }: Pick<Combination, 'purchases' | 'singles'>,
  content: CompiledPasses,
): string[] {
  const passes = content.passes.filter(({ offers }) =>
    offers.some(({ key }) => purchases.some(({ offer }) => offer === key)),
  );
  const entries = [...content.tickets, ...content.rides].filter(({ key }) =>
    singles.some((single) => single.key === key),
  );
  return [...passes, ...entries].filter((one) => isGeneral(one, 'price')).map(({ name }) => name);
}
