import { type CompiledPlace, type CompiledPlaceList, pageCity, type City, type PlaceList } from '@odysseus/model';
import {
  sunOnFace,
  compileBlock,
  compilePlace,
  ContentError,
  type ContentProblem,
  type BlockGround,
} from '@odysseus/model/content';
import type { LocatedPlace } from './readPlaces';

/**
 * Compiles a list of places: with the places that it names, and the sun on their walls. Where its locked places lead is known once
 * all screens are (`withLocked`).
 * @param file the screen's own
 * @param help in danger, where the list is an emergency page
 * @param told what blocks tell again
 * @throws {ContentError} when it names a place or a scale that is not there, or shows a premium place to everybody
 */
export function compilePlaceList(
  list: PlaceList,
  file: string,
  city: City,
  places: ReadonlyMap<string, Pick<LocatedPlace, 'place' | 'access'>>,
  help: object | undefined,
  told: BlockGround,
): CompiledPlaceList {
  const problems: ContentProblem[] = [];
  const named: Record<string, CompiledPlace> = {};
  list.groups.forEach((group, groupIndex) =>
    group.entries.forEach((entry, index) => {
      const field = `groups.${groupIndex}.entries.${index}.place`;
      const found = places.get(entry.place);
      if (!found) {
        problems.push({
          file,
          line: 1,
          field,
          message: `no file of places/ defines "${entry.place}"`,
          remedy: 'Define the place, or correct its id',
        });
      } else if (list.access === 'public' && found.access === 'premium') {
        problems.push({
          file,
          line: 1,
          field,
          message: `"${entry.place}" is premium and this screen is public`,
          remedy: "Name it under the group's locked, move it to a public file, or take it off this screen",
        });
      } else {
        named[entry.place] = compilePlace(found.place, city);
      }
      for (const mark of Object.keys(entry.marks ?? {})) {
        if (!list.scales?.[mark])
          problems.push({
            file,
            line: 1,
            field: `groups.${groupIndex}.entries.${index}.marks.${mark}`,
            message: `the screen's scales do not name "${mark}"`,
            remedy: 'Add it to scales with a name and three words, or correct it',
          });
      }
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  const { help: _wanted, first, blocks, groups, ...rest } = list;
  return {
    ...rest,
    ...(first ? { first: first.map((block) => compileBlock(block, told)) } : {}),
    blocks: blocks.map((block) => compileBlock(block, told)),
    groups: groups.map(({ locked: _later, ...group }) => group),
    ...(help ? { help } : {}),
    city: pageCity(city),
    places: named,
    light: lightOf(list, city),
  };
}

/** When the sun falls on the sides that entries name, by id of the place. */
function lightOf(list: PlaceList, city: City): CompiledPlaceList['light'] {
  const year = Number(list.edited.slice(0, 4));
  const entries = list.groups.flatMap((group) => group.entries).filter((entry) => entry.faces);
  return Object.fromEntries(
    entries.map(({ place, faces = [] }) => [
      place,
      faces.map(({ side, bearing }) => ({ side, seasons: sunOnFace(city, year, bearing) })),
    ]),
  );
}
