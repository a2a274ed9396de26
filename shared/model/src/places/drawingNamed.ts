/** Kinds of places and of screens that share a drawing with others. */
const sharedDrawings = {
  monument: 'monuments',
  museum: 'museums',
  park: 'green',
  shop: 'shopping',
  restaurant: 'dining',
  cafe: 'coffee',
  club: 'nightlife',
  hotel: 'stays',
  transport: 'metro',
  landing: 'overview',
  places: 'overview',
  preparation: 'overview',
  own: 'overview',
} as const;

/** A kind that has no drawing of its own. */
export type SharingKind = keyof typeof sharedDrawings;

const drawings: Readonly<Record<string, string>> = sharedDrawings;

/** The drawing that stands for a kind of place or of screen, where nobody chose another: two kinds may have the same. */
export const drawingNamed = (kind: string): string => drawings[kind] ?? kind;
