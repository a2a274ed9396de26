import type { CompiledPlaceList, LockedPlace, Place, PlaceList } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import { tellingScreens } from '../logic';
import type { LocatedPlace } from './readPlaces';

/** What the locked places of a city's lists are found by. */
export interface LockedGround {
  readonly places: ReadonlyMap<string, Pick<LocatedPlace, 'place' | 'access'>>;
  /** Path of the premium list that tells most about each premium place, by id of the place. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Where each premium place is told about, of all lists of a city: by id of the place. */
export function premiumPaths(
  lists: readonly { readonly path: string; readonly list: CompiledPlaceList }[],
): LockedGround['paths'] {
  const premium = lists.filter(({ list }) => list.access === 'premium');
  const telling = tellingScreens(premium.map(({ list }) => list));
  return new Map([...telling].map(([id, index]) => [id, premium[index]?.path ?? '']));
}

/**
 * A list with the premium places that its groups name as locked: of each what it is, where in the city, and the premium screen that
 * tells about it. Nothing else of them enters the list.
 * @param written the list as its file has it
 * @param file the screen's own
 * @throws {ContentError} when it locks a place that is public, twice there, on no premium screen or not there at all, or may lock none
 */
export function withLocked(
  list: CompiledPlaceList,
  written: PlaceList,
  file: string,
  ground: LockedGround,
): CompiledPlaceList {
  const problems: ContentProblem[] = [];
  const seen = new Set<string>();
  const groups = list.groups.map((group, groupIndex) => {
    const ids = written.groups[groupIndex]?.locked;
    if (!ids) return group;
    const field = `groups.${groupIndex}.locked`;
    const refusal = refusalOf(written);
    if (refusal) {
      problems.push({ file, line: 1, field, ...refusal });
      return group;
    }
    const locked = ids.flatMap((id, index): LockedPlace[] => {
      const found = seen.has(id) ? twice(id) : lockedPlace(id, ground);
      seen.add(id);
      if (!('message' in found)) return [found];
      problems.push({ file, line: 1, field: `${field}.${index}`, ...found });
      return [];
    });
    return { ...group, locked };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { ...list, groups };
}

type Finding = Pick<ContentProblem, 'message' | 'remedy'>;

/** Why a screen may lock no place at all. */
function refusalOf({ access, help }: PlaceList): Finding | undefined {
  if (access === 'premium')
    return { message: 'this screen is premium, and locks nothing', remedy: 'Name its places in entries' };
  if (help === true)
    return { message: 'an emergency page shows nothing that is locked', remedy: 'Take locked off this screen' };
  return undefined;
}

const twice = (id: string): Finding => ({
  message: `"${id}" is locked on this screen already`,
  remedy: 'Name it in one group, once',
});

function lockedPlace(id: string, { places, paths }: LockedGround): LockedPlace | Finding {
  const found = places.get(id);
  if (!found) return { message: `no file of places/ defines "${id}"`, remedy: 'Define the place, or correct its id' };
  if (found.access === 'public')
    return { message: `"${id}" is public, and nothing of it is locked`, remedy: 'Name it in entries' };
  const path = paths.get(id);
  if (path === undefined)
    return {
      message: `no premium list of places shows "${id}"`,
      remedy: 'Name it on the premium screen that its card is to lead to, or take it off',
    };
  return { ...toldOf(found.place), path };
}

/** All that anybody may know of a premium place. */
function toldOf({ id, name, kind, vignette, area }: Place): Omit<LockedPlace, 'path'> {
  return { id, name, kind, ...(vignette === undefined ? {} : { vignette }), area };
}
