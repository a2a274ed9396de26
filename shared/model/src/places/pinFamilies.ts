import type { Place } from './schema';

type PlaceKind = Place['kind'];

/** Places that share a pin, a colour and a filter. */
export interface PinFamily {
  readonly key: string;
  readonly name: string;
  readonly kinds: readonly PlaceKind[];
  readonly colour: string;
  /** Drawn white on the pin, in a box of 24 by 24. */
  readonly glyph: string;
}

export const pinFamilies = [
  {
    key: 'sight',
    name: 'Monuments',
    kinds: ['monument', 'ruin', 'bridge', 'house'],
    colour: '#c4512f',
    glyph: 'M11.2 2.5h1.6l.5 5 1.3 5.5L18 21h-3.3l-1-3.2a1.8 1.8 0 0 0-3.4 0L9.3 21H6l3.4-8 1.3-5.5z',
  },
  {
    key: 'museum',
    name: 'Museums',
    kinds: ['museum', 'library'],
    colour: '#4a55a2',
    glyph: 'M12 3l9 5v1.8H3V8zM5 11h2.4v6H5zm5.8 0h2.4v6h-2.4zm5.8 0H19v6h-2.4zM3 18.5h18V21H3z',
  },
  {
    key: 'church',
    name: 'Churches and cemeteries',
    kinds: ['church', 'cemetery'],
    colour: '#8a6531',
    glyph: 'M11 2h2v2h2v2h-2v2.2l6 4.3V21h-5v-4a2 2 0 0 0-4 0v4H5v-8.5l6-4.3V6H9V4h2z',
  },
  {
    key: 'park',
    name: 'Parks and water',
    kinds: ['park', 'garden', 'water'],
    colour: '#3f7d46',
    glyph: 'M12 2.5a5 5 0 0 0-4.7 6.7A4.2 4.2 0 0 0 9 17h2v4.5h2V17h2a4.2 4.2 0 0 0 1.7-7.8A5 5 0 0 0 12 2.5z',
  },
  {
    key: 'street',
    name: 'Streets and views',
    kinds: ['viewpoint', 'street', 'square', 'passage', 'neighbourhood'],
    colour: '#a3680f',
    glyph:
      'M12 5C7 5 3.3 8.1 2 12c1.3 3.9 5 7 10 7s8.7-3.1 10-7c-1.3-3.9-5-7-10-7zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  },
  {
    key: 'food',
    name: 'Food',
    kinds: ['restaurant', 'cafe', 'bakery'],
    colour: '#a83258',
    glyph:
      'M6.5 3v6.5A2.6 2.6 0 0 0 8 11.9V21h2.2v-9.1a2.6 2.6 0 0 0 1.5-2.4V3h-1.2v5.5H9.7V3H8.5v5.5h-.8V3zM17.5 3c-2 .8-3.2 3.4-3.2 6.6V13h1.9v8h2.1V3z',
  },
  {
    key: 'night',
    name: 'Evenings',
    kinds: ['bar', 'club', 'theatre'],
    colour: '#74449b',
    glyph: 'M4.5 4h15L13.1 12v6H16v2.2H8V18h2.9v-6z',
  },
  {
    key: 'shop',
    name: 'Shops and markets',
    kinds: ['shop', 'market'],
    colour: '#1b7681',
    glyph: 'M8 8V7a4 4 0 0 1 8 0v1h3.5l-1 13h-13l-1-13zm2 0h4V7a2 2 0 0 0-4 0z',
  },
  {
    key: 'stay',
    name: 'Places to stay',
    kinds: ['hotel'],
    colour: '#3f6187',
    glyph: 'M2.5 5.5h2.2v7h14.6a2.2 2.2 0 0 1 2.2 2.2v4.8h-2.2v-2.7H4.7v2.7H2.5zM6 9.2h4.5a2 2 0 0 1 2 2v.3H6z',
  },
  {
    key: 'help',
    name: 'Help and services',
    kinds: ['service', 'transport'],
    colour: '#66616f',
    glyph: 'M9.8 4h4.4v5.8H20v4.4h-5.8V20H9.8v-5.8H4V9.8h5.8z',
  },
] as const satisfies readonly PinFamily[];

export type FamilyKey = (typeof pinFamilies)[number]['key'];

const familyOfKind = new Map<PlaceKind, (typeof pinFamilies)[number]>(
  pinFamilies.flatMap((family) => family.kinds.map((kind) => [kind, family] as const)),
);

/** The family whose pin a place wears. */
export function familyOf(kind: PlaceKind): (typeof pinFamilies)[number] {
  return familyOfKind.get(kind) ?? pinFamilies[0];
}

/** A pin's outline in a box of 32 by 42; its point is at 16, 41. */
export const pinOutline =
  'M16 1.5C7.9 1.5 1.5 7.7 1.5 15.5c0 8.7 8.3 15.5 14.5 25 6.2-9.5 14.5-16.3 14.5-25C30.5 7.7 24.1 1.5 16 1.5z';
export const pinBox = { width: 32, height: 42 } as const;
