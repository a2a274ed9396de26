import type { Finding } from './engine/searchEngine';
import type { Found } from './found';
import type { SearchedCity } from './readSearchFiles';

/** A line that can be chosen: something that was found, or the assistant that is asked. */
export type Row =
  | { readonly type: 'found'; readonly result: Found; readonly path: string }
  | { readonly type: 'ask'; readonly question: string; readonly city: string; readonly path: string };

/**
 * What is shown for a query. The assistant of the city stands last; first where a question has found nothing that holds it.
 * @param city the destination whose assistant is asked
 */
export function rowsOf(
  query: string,
  { results, sure, isQuestion }: Omit<Finding, 'named'>,
  city: SearchedCity | undefined,
): Row[] {
  const found = results.map(rowOf);
  const question = query.trim();
  if (question === '' || city?.assistant === undefined) return found;
  const ask: Row = { type: 'ask', question, city: city.name, path: city.assistant };
  return !sure && isQuestion ? [ask, ...found] : [...found, ask];
}

export function rowOf(result: Found): Row {
  return { type: 'found', result, path: result.path };
}

/** The city whose page is open; else that of the first result; else the first whose assistant can be asked. */
export function presentCity(
  cities: readonly SearchedCity[],
  open: string | undefined,
  results: readonly Found[] = [],
): SearchedCity | undefined {
  const called = (name: string | undefined) => cities.find((city) => city.name === name);
  return called(open) ?? called(results[0]?.city) ?? cities.find(({ assistant }) => assistant !== undefined);
}
