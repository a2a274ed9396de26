import { routeRows, type RouteRow } from './routes';

/** The pages of a city, in the order of `routes.json`. */
export interface PagesOfCity {
  /** Its landing pages among them. */
  readonly free: readonly string[];
  readonly premium: readonly string[];
}

/** @param area of the menu, `paris` */
export function pagesOfCity(area: string): PagesOfCity {
  const isIts = (row: RouteRow): boolean =>
    row.area === area || (row.area === 'landing' && row.path.startsWith(`/${area}-`));
  const of = (type: string): string[] =>
    routeRows.filter((row) => isIts(row) && row.type === type).map(({ path }) => path);
  return { free: of('public'), premium: of('premium') };
}

/**
 * Where the errand of a number starts besides its own page: as many pages as there are errands, one after the other, so that each is
 * the start of one at least.
 */
export function startAt(pages: readonly string[], number: number, own: string): string {
  const at = (place: number): string => pages[place % pages.length] ?? own;
  return at(number) === own ? at(number + 1) : at(number);
}
