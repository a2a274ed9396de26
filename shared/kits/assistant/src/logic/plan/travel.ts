import { metresBetween, walkingMinutes } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { wayBetween } from '../tools/wayBetween';

/** Minutes on foot up to which nobody takes the metro between two stops. */
const walkable = 25;

/** Metres a minute of the metro, changes and waiting included, and the minutes that stairs and platforms take. */
const metro = { metresAMinute: 350, overhead: 14 } as const;

/** About how long it takes: for choosing among many. */
export function roughMinutes(from: CorpusPlace, to: CorpusPlace): number {
  const walk = walkingMinutes(from.coordinates, to.coordinates);
  return walk <= walkable
    ? walk
    : Math.min(
        walk,
        Math.round(metro.overhead + metresBetween(from.coordinates, to.coordinates) / metro.metresAMinute),
      );
}

/** Minutes from one place to another, door to door: on foot, or by metro where that is far. */
export function travelMinutes(guide: Guide, from: CorpusPlace | undefined, to: CorpusPlace): number {
  if (!from) return 0;
  const walk = walkingMinutes(from.coordinates, to.coordinates);
  if (walk <= walkable) return walk;
  const way = wayBetween(
    guide,
    { name: from.name, at: from.coordinates },
    { name: to.name, at: to.coordinates },
    'fastest',
  );
  return way?.journey.minutes ?? walk;
}
