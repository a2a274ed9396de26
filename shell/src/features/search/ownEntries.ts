import type { RouteData } from '@odysseus/contract';
import type { Found } from './found';
import { ownCopy } from './ownCopy';

/** What of the shell's own screens is looked for by other words than the menu's, by path. */
const told: Readonly<Record<string, Pick<Found, 'title' | 'line' | 'names'> | undefined>> = {
  '/app/checkout': { ...ownCopy.prices, names: [...ownCopy.prices.names] },
  '/app/itinerarybuilder': { ...ownCopy.trip, names: [...ownCopy.trip.names] },
};

/** The shell's own screens that somebody may look for: those of the menu, the trip, and the legal texts. */
export function ownEntries(routes: readonly RouteData[]): Found[] {
  return routes
    .filter(({ path, nav, type, preparation }) => (nav || type === 'legal' || path in told) && !preparation)
    .map(({ path, text }) => ({ kind: 'screen', title: text, path, city: '', ...told[path] }));
}
