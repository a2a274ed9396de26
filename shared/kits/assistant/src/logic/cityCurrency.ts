import type { Currency } from '@odysseus/model';
import type { Corpus, CorpusPlace } from './corpus';

/** What is paid with in the city, as most prices of its guide have it; undefined where it tells none. */
export function cityCurrency({ places }: Pick<Corpus, 'places'>): Currency | undefined {
  const counts = new Map<Currency, number>();
  for (const currency of places.flatMap(currenciesOf)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function currenciesOf({ price, costs, told }: CorpusPlace): Currency[] {
  const meals = told.flatMap(({ entry }) => entry.notes ?? []).flatMap(({ meal }) => meal?.currency ?? []);
  return [...price.map(({ currency }) => currency), ...(costs ? [costs.currency] : []), ...meals];
}
