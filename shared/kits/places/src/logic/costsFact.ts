import { type Place, usualCosts } from '@odysseus/model';
import { paysForNoEntrance } from './paysForNoEntrance';

interface CostedPlace {
  readonly kind: Place['kind'] | undefined;
  readonly costs: NonNullable<Place['costs']>;
}

/** Letters of a thing that stand beside its price on a closed card. */
const longestThing = 24;

/**
 * What one usually spends at a place, in as few words as stand on a closed card: 'about €13', and where that buys one thing and no
 * entrance, with what: 'about €350 to €650, a double room', 'about €12, a cocktail'.
 */
export function costsFact({ kind, costs }: CostedPlace): string {
  const thing = kind !== undefined && paysForNoEntrance(kind) ? boughtThing(kind, costs.for) : undefined;
  return thing === undefined ? usualCosts(costs) : `${usualCosts(costs)}, ${thing}`;
}

/** @returns undefined where it is several things, or takes many words */
function boughtThing(kind: Place['kind'], written: string): string | undefined {
  const isNight = kind === 'hotel';
  if (!isNight && (written.length > longestThing || /[,;]| to /u.test(written))) return undefined;
  // That a room is paid by the night goes without saying; what follows tells of seasons.
  const named = isNight ? written.replace(/[,;].*$/u, '').replace(/ a night\b/u, '') : written;
  const lower = named.charAt(0).toLowerCase() + named.slice(1);
  if (/^one /u.test(lower)) return lower.replace(/^one /u, 'a ');
  return /^(?:an?|two|three|four|some) /u.test(lower) ? lower : `${/^[aeiou]/u.test(lower) ? 'an' : 'a'} ${lower}`;
}
