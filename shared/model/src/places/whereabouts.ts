import { areaBeside } from './areaBeside';
import type { Place } from './schema';

/** What is told of the way to a place, beside its quarter. */
interface ToldWay {
  readonly words: string;
  /** The name that it tells, of a stop or of a place near by: where that says the quarter, the quarter is no news. */
  readonly name?: string | undefined;
}

/**
 * Where a place is, in one line beside its name: the quarter, unless the name or the way says it, and the way. The dot stays with the
 * quarter where the line breaks. Undefined where there is nothing to tell.
 */
export function whereabouts(place: Pick<Place, 'name' | 'area'>, way?: ToldWay): string | undefined {
  const isSaid = [place.name, way?.name ?? ''].some((name) => areaBeside({ name, area: place.area }) === undefined);
  return (
    [isSaid ? undefined : place.area, way?.words].filter((part) => part !== undefined).join('\u00a0· ') || undefined
  );
}
