import type { CompiledPlaceList, LatLng } from '@odysseus/model';
import type { DrawnGroup } from '../../logic/drawnGroups';
import type { PlaceListState, ShownEntry } from './usePlaceList';

/** A section of a list, with the places that are shown in it. */
export interface SectionOfCards {
  readonly id: string;
  readonly title: string;
  readonly line: string | undefined;
  readonly entries: readonly ShownEntry[];
  readonly locked?: PlaceListState['groups'][number]['locked'];
  /** How many cards stand before the others are unfolded. */
  readonly atFirst: number;
  /** Which of its cards are drawn. */
  readonly drawn: DrawnGroup;
  /** From where cards tell the way. */
  readonly here?: LatLng | undefined;
}

/** A card of a list. */
export interface ListedCard extends ShownEntry {
  /** Names it where it stands: in another section, or below a fold, it is made anew. */
  readonly name: string;
  readonly section: SectionOfCards;
  readonly folded: boolean;
  /** Where each place stands in the section. */
  readonly stood: ReadonlyMap<string, number>;
}

/** The cards of one section: those that stand open, and those below its fold. */
export interface SectionShare {
  readonly open: readonly ListedCard[];
  readonly folded: readonly ListedCard[];
}

/** The cards of sections in the order in which they are wanted: what stands open before what is folded. */
export function cardsOf(sections: readonly SectionOfCards[]): ListedCard[] {
  const cards = sections.flatMap((section) => {
    const stood = new Map(section.entries.map(({ place: { id } }, index) => [id, index]));
    return section.entries.map((shown, index) => {
      const folded = index >= section.atFirst;
      return { ...shown, section, stood, folded, name: `${section.id} ${folded ? 'folded ' : ''}${shown.place.id}` };
    });
  });
  return [...cards.filter(({ folded }) => !folded), ...cards.filter(({ folded }) => folded)];
}

/** What each section has of some cards, by its id. */
export function sharesOf(cards: readonly ListedCard[]): ReadonlyMap<string, SectionShare> {
  const shares = new Map<string, { open: ListedCard[]; folded: ListedCard[] }>();
  for (const card of cards) {
    const share = shares.get(card.section.id) ?? { open: [], folded: [] };
    shares.set(card.section.id, share);
    share[card.folded ? 'folded' : 'open'].push(card);
  }
  return shares;
}

/** Wanted cards of a section with those that are going between them, where they stood: a card that is moved is styled anew. */
export function whereTheyStood(wanted: readonly ListedCard[], going: Iterable<ListedCard>): ListedCard[] {
  const all = [...wanted];
  for (const card of going) {
    const { stood } = card;
    const at = stood.get(card.place.id) ?? 0;
    const next = all.findIndex(({ place: { id } }) => (stood.get(id) ?? -1) > at);
    all.splice(next === -1 ? all.length : next, 0, card);
  }
  return all;
}

/** How many cards a slow phone reads, styles and lays out without holding up a press; the first comes with the list's controls. */
const cardsBetweenPauses = 3;

/** Places behind whose cards a browser that reads the page may draw: the same ones, however the list is ordered or narrowed. */
export function pausesIn({ groups }: Pick<CompiledPlaceList, 'groups'>): ReadonlySet<string> {
  const places = groups.flatMap(({ entries }) => entries.map(({ place }) => place));
  return new Set(places.filter((_, index) => index % cardsBetweenPauses === 0));
}
