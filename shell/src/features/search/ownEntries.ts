import type { RouteData } from '@odysseus/contract';
import type { Found } from './found';

/** The shell's own screens that somebody may look for: those of the menu, and the legal texts. */
export function ownEntries(routes: readonly RouteData[]): Found[] {
  return routes
    .filter(({ nav, type, preparation }) => (nav || type === 'legal') && !preparation)
    .map(({ path, text }) => ({ kind: 'screen', title: text, path, city: '' }));
}
