import type { Finding } from './engine/searchEngine';
import type { Found } from './found';
import type { SearchedCity } from './readSearchFiles';

/** A line that can be chosen: something that was found, or the assistant that is asked. */
export type Row =
  | { readonly type: 'found'; readonly result: Found; readonly path: string }
  | { readonly type: 'ask'; readonly question: string; readonly city: string; readonly path: string };

/** A destination whose assistant can be asked. */
export type AskedCity = SearchedCity & { readonly assistant: string };

/**
 * What is shown for a query. Assistants stand last; first where a question has found nothing that holds it, unless what was found is of
 * a city that none of them knows.
 * @param asked the destinations whose assistants are asked
 * @param open the destination whose page is open
 */
export function rowsOf(
  query: string,
  { results, sure, isQuestion }: Omit<Finding, 'named'>,
  asked: readonly AskedCity[],
  open: string | undefined,
): Row[] {
  const found = results.map(rowOf);
  const question = query.trim();
  if (question === '') return found;
  const asking = asked.map(({ name, assistant }): Row => ({ type: 'ask', question, city: name, path: assistant }));
  const first = results[0]?.city ?? '';
  const isKnown = first === '' || asked.some(({ name }) => name === open || name === first);
  return !sure && isQuestion && isKnown ? [...asking, ...found] : [...found, ...asking];
}

export function rowOf(result: Found): Row {
  return { type: 'found', result, path: result.path };
}

/** The city whose page is open; else the first whose assistant can be asked. */
export function presentCity(cities: readonly SearchedCity[], open: string | undefined): SearchedCity | undefined {
  return cities.find(({ name }) => name === open) ?? cities.find(canBeAsked);
}

/** The city whose page is open; where it has no assistant, that of the first result whose city has one; else all that have one. */
export function askedCities(
  cities: readonly SearchedCity[],
  open: string | undefined,
  results: readonly Found[],
): readonly AskedCity[] {
  const able = cities.filter(canBeAsked);
  for (const name of [open, ...results.map(({ city }) => city)]) {
    const one = able.find((city) => city.name === name);
    if (one) return [one];
  }
  return able;
}

function canBeAsked(city: SearchedCity): city is AskedCity {
  return city.assistant !== undefined;
}
