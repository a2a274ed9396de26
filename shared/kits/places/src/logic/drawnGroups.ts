import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { drawingOf, drawnApart, type DrawnPlace } from './drawnApart';

/** Which cards of a group are drawn: those that can be read, and those that tell what is locked. */
export interface DrawnGroup {
  readonly cards: boolean;
  readonly locked: boolean;
}

type Listed = Pick<CompiledPlaceList, 'groups' | 'places' | 'vignette' | 'help'>;
type IsPictured = (place: CompiledPlace) => boolean;

/** Which cards of a list are drawn, for each of its groups: no drawing stands on a page twice. @param isPictured whether a picture stands in the drawing's place */
export function drawnGroups(list: Listed, isPictured: IsPictured): readonly DrawnGroup[] {
  const drawn = drawnApart(cardsOf(list, isPictured), headOf(list));
  return list.groups.map((_group, index) => ({
    cards: drawn[2 * index] ?? false,
    locked: drawn[2 * index + 1] ?? false,
  }));
}

/** The drawings that stand on a list's page, from its head on. */
export function drawingsOn(list: Listed, isPictured: IsPictured): readonly string[] {
  const cards = cardsOf(list, isPictured);
  const drawn = drawnApart(cards, headOf(list));
  return [...headOf(list), ...cards.flatMap((places, index) => (drawn[index] ? places.map(drawingOf) : []))];
}

/** A page of help has none in its head. */
const headOf = ({ vignette, help }: Listed): readonly string[] => (vignette === undefined || help ? [] : [vignette]);

/** The cards in the order of the page: of each group those that can be read, then those that are locked. */
function cardsOf({ groups, places }: Listed, isPictured: IsPictured): readonly (readonly DrawnPlace[])[] {
  return groups.flatMap(({ entries, locked }) => [
    entries.flatMap(({ place }) => places[place] ?? []).filter((place) => !isPictured(place)),
    locked ?? [],
  ]);
}
