/** What somebody on errands in a city asks for, and what is right there. */
export interface CityErrands {
  /** As the bar of its pages is named. */
  readonly name: string;
  readonly pages: Readonly<Record<'overview' | 'stays' | 'list' | 'modern' | 'passes' | 'map', string>>;
  /** The list of its sights, as the bar calls it. */
  readonly list: string;
  readonly pharmacy: { readonly query: string; readonly name: RegExp; readonly open: RegExp };
  readonly ambulance: string;
  /** A sight that is asked for by name: what it costs, a day that it keeps, and its seller. */
  readonly sight: {
    readonly query: string;
    readonly id: string;
    readonly price: RegExp;
    readonly day: RegExp;
    readonly seller: RegExp;
  };
  /** A museum with a day on which it is shut. */
  readonly shut: { readonly query: string; readonly id: string; readonly day: RegExp };
  readonly way: { readonly query: string; readonly id: string };
  readonly lastTrain: { readonly path: RegExp; readonly heading: string };
  readonly water: string;
  readonly luggage: RegExp;
  readonly airport: RegExp;
  /** The headings that unfold what is shut on which day. */
  readonly closingDays: readonly string[];
  readonly nuts: RegExp;
  /** Premium: where to eat, as the bar calls it and where it stands. */
  readonly food: { readonly text: RegExp; readonly path: RegExp };
}

export const cityErrands: readonly [CityErrands, ...CityErrands[]] = [
  {
    name: 'Paris',
    pages: {
      overview: '/paris',
      stays: '/parisstays',
      list: '/museums',
      modern: '/architecture',
      passes: '/parispack',
      map: '/parismap',
    },
    list: 'Museums',
    pharmacy: { query: 'pharmacie republique', name: /Pharmacie de la place de la République/, open: /open/i },
    ambulance: 'tel:15',
    sight: { query: 'louvre', id: 'louvre', price: /€22/, day: /Tue/, seller: /ticket\.louvre\.fr/ },
    shut: { query: 'orangerie', id: 'orangerie', day: /Tue/ },
    way: { query: 'musee d orsay', id: 'orsay' },
    lastTrain: { path: /\/metro#/, heading: 'First and last trains' },
    water: 'drinking fountain',
    luggage: /lockers/,
    airport: /RER B/,
    closingDays: ['Before you go', 'Which museum is shut on which day'],
    nuts: /fruits à coque/,
    food: { text: /^Dining/, path: /\/app\/dining/ },
  },
  {
    name: 'Rome',
    pages: {
      overview: '/italy/rome',
      stays: '/italy/romestays',
      list: '/italy/romeattractions',
      modern: '/italy/romemodernsites',
      passes: '/italy/romepack',
      map: '/italy/romemap',
    },
    list: 'Attractions',
    pharmacy: { query: 'farmacia internazionale', name: /Farmacia Internazionale/, open: /open all night/i },
    ambulance: 'tel:118',
    sight: {
      query: 'colosseum',
      id: 'colosseum',
      price: /€18/,
      day: /Every day|Mon|Tue/,
      seller: /ticketing\.colosseo\.it/,
    },
    shut: { query: 'borghese', id: 'galleria-borghese', day: /Mon/ },
    way: { query: 'panteon', id: 'pantheon' },
    lastTrain: { path: /\/italy\/romenightlife#/, heading: 'Last trains, and what runs instead' },
    water: 'nasone',
    luggage: /Termini has a staffed left-luggage office/,
    airport: /Leonardo Express/,
    closingDays: ['Before you go', 'Open and shut through the week'],
    nuts: /frutta a guscio/,
    food: { text: /^Roman food/, path: /\/app\/italy\/romefood/ },
  },
];
