/** What somebody on errands in a city asks for, and what is right there. */
export interface CityErrands {
  /** As the bar of its pages is named. */
  readonly name: string;
  /** Its list in the menu. */
  readonly area: string;
  readonly pages: Readonly<Record<'overview' | 'stays' | 'list' | 'modern' | 'passes' | 'map', string>>;
  /** The list of its sights, as the bar calls it. */
  readonly list: string;
  /** Where somebody stands who asks for what is near. */
  readonly here: { readonly latitude: number; readonly longitude: number };
  /** How many the map has, and one that is open day and night. */
  readonly pharmacies: { readonly count: number; readonly open: RegExp };
  readonly ambulance: string;
  /** A sight that is asked for by name and day: what it costs, what it says of that day, what two adults pay, and its seller. */
  readonly sight: {
    readonly query: string;
    readonly id: string;
    readonly price: RegExp;
    readonly day: RegExp;
    readonly two: RegExp;
    readonly seller: RegExp;
  };
  /** A museum with a day on which it is shut: that weekday, 0 for Sunday. */
  readonly shut: {
    readonly query: string;
    readonly id: string;
    readonly day: RegExp;
    readonly weekday: number;
    readonly name: RegExp;
  };
  readonly way: { readonly query: string; readonly id: string };
  readonly lastTrain: { readonly path: RegExp; readonly heading: string };
  readonly water: string;
  readonly luggage: RegExp;
  readonly airport: RegExp;
  /** The headings that unfold what is shut on which day. */
  readonly closingDays: readonly string[];
  readonly nuts: RegExp;
  /** Free days with children. */
  readonly children: RegExp;
  /** A place for the trip, another one, and one of the calculator's example that is not in it. */
  readonly wanted: { readonly id: string; readonly name: RegExp };
  readonly also: { readonly id: string; readonly name: RegExp; readonly add: RegExp };
  readonly example: RegExp;
  /** Premium: where to eat, a table that is easy without meat and one that isn't. */
  readonly food: { readonly path: RegExp; readonly meatless: string; readonly meaty: string };
  /** Premium: what is going on today. */
  readonly live: RegExp;
}

export const cityErrands: readonly [CityErrands, ...CityErrands[]] = [
  {
    name: 'Paris',
    area: 'paris',
    pages: {
      overview: '/paris',
      stays: '/parisstays',
      list: '/museums',
      modern: '/architecture',
      passes: '/parispack',
      map: '/parismap',
    },
    list: 'Museums',
    here: { latitude: 48.8606, longitude: 2.3376 },
    pharmacies: { count: 5, open: /place de Clichy.*Usually open/ },
    ambulance: 'tel:15',
    sight: {
      query: 'is the louvre open on tuesday',
      id: 'louvre',
      price: /€22/,
      day: /^Tue\S*\s+closed$/i,
      two: /^Two adults.*€44 or €64/,
      seller: /ticket\.louvre\.fr/,
    },
    shut: { query: 'orangerie', id: 'orangerie', day: /^Tue\S*\s+closed$/i, weekday: 2, name: /Orangerie/ },
    way: { query: 'musee d orsay', id: 'orsay' },
    lastTrain: { path: /\/metro#/, heading: 'First and last trains' },
    water: 'drinking fountain',
    luggage: /lockers/,
    airport: /RER B/,
    closingDays: ['Before you go', 'Which museum is shut on which day'],
    nuts: /fruits à coque/,
    children: /\/paris-explore2#children/,
    wanted: { id: 'orangerie', name: /Orangerie/ },
    also: { id: 'rodin', name: /Rodin/, add: /^Add .*Rodin.* to my trip$/ },
    example: /Sainte-Chapelle/,
    food: { path: /\/app\/dining/, meatless: 'krishna-bhavan', meaty: 'bouillon-chartier' },
    live: /\/app\/live/,
  },
  {
    name: 'Rome',
    area: 'rome',
    pages: {
      overview: '/italy/rome',
      stays: '/italy/romestays',
      list: '/italy/romeattractions',
      modern: '/italy/romemodernsites',
      passes: '/italy/romepack',
      map: '/italy/romemap',
    },
    list: 'Attractions',
    here: { latitude: 41.8986, longitude: 12.4769 },
    pharmacies: { count: 2, open: /Farmacia Internazionale.*Usually open/ },
    ambulance: 'tel:118',
    sight: {
      query: 'is the colosseum open on monday',
      id: 'colosseum',
      price: /€18/,
      day: /Every day|Mon/,
      two: /^Two adults.*€36/,
      seller: /ticketing\.colosseo\.it/,
    },
    shut: { query: 'borghese', id: 'galleria-borghese', day: /^Mon\S*\s+closed$/i, weekday: 1, name: /Borghese/ },
    way: { query: 'panteon', id: 'pantheon' },
    lastTrain: { path: /\/italy\/romenightlife#/, heading: 'Last trains, and what runs instead' },
    water: 'nasone',
    luggage: /Termini has a staffed left-luggage office/,
    airport: /Leonardo Express/,
    closingDays: ['Before you go', 'Open and shut through the week'],
    nuts: /frutta a guscio/,
    children: /\/rome-explore2#children/,
    wanted: { id: 'capitoline-museums', name: /Capitoline Museums/ },
    also: { id: 'colosseum', name: /Colosseum/, add: /^Add Colosseum.* to my trip$/ },
    example: /^Pantheon/,
    food: { path: /\/app\/italy\/romefood/, meatless: 'il-margutta', meaty: 'checchino-dal-1887' },
    live: /\/app\/italy\/romelive/,
  },
];
