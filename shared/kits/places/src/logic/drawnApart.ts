import { drawingNamed, type Place } from '@odysseus/model';

/** A card for which a drawing may stand. */
export type DrawnPlace = Pick<Place, 'kind' | 'vignette'>;

/**
 * Which groups of a page's cards are drawn, in their order: those whose drawings tell their places apart, where none of them
 * stands above on the page. The cards of the others do without, because a drawing that stands on two cards tells nothing.
 * @param groups the places of each that have no picture of their own
 * @param above drawings that stand before the first of them
 */
export function drawnApart(
  groups: readonly (readonly DrawnPlace[])[],
  above: readonly string[] = [],
): readonly boolean[] {
  const seen = new Set(above.map(drawingNamed));
  return groups.map((places) => {
    const drawings = places.map(drawingOf);
    const apart = new Set(drawings).size === drawings.length && drawings.every((drawing) => !seen.has(drawing));
    if (apart) for (const drawing of drawings) seen.add(drawing);
    return apart;
  });
}

/** The drawing that stands for a place. */
export const drawingOf = ({ kind, vignette }: DrawnPlace): string => drawingNamed(vignette ?? kind);
