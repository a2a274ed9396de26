import type { CorpusPlace } from '../corpus';

interface KindOfPlace {
  /** Words that ask for it. */
  readonly words: readonly string[];
  readonly kinds: readonly CorpusPlace['kind'][];
  /** Of places of those kinds, which; with no kinds, of all. */
  readonly tags?: readonly string[];
  /** As an answer calls several of it. */
  readonly plural: string;
}

/** What visitors ask for, by key. More special kinds stand before those that hold them. */
export const kindsOfPlace = {
  bookshop: {
    words: ['bookshop', 'bookstore', 'bookseller'],
    kinds: ['shop', 'market'],
    tags: ['books', 'literary'],
    plural: 'bookshops',
  },
  fleaMarket: {
    words: ['flea', 'brocante', 'antique'],
    kinds: ['market', 'shop'],
    tags: ['flea-market', 'antiques', 'vintage'],
    plural: 'flea markets',
  },
  departmentStore: { words: ['department'], kinds: ['shop'], tags: ['department-store'], plural: 'department stores' },
  tea: { words: ['tea', 'tearoom'], kinds: [], tags: ['tea', 'tea-room'], plural: 'tea rooms' },
  macaron: {
    words: ['macaron', 'macaroon'],
    kinds: ['bakery', 'shop', 'cafe'],
    tags: ['macaron'],
    plural: 'places for macarons',
  },
  chocolate: {
    words: ['chocolate', 'chocolatier'],
    kinds: ['bakery', 'shop', 'cafe'],
    tags: ['chocolate'],
    plural: 'places for chocolate',
  },
  iceCream: {
    words: ['icecream', 'gelato', 'sorbet', 'cream'],
    kinds: ['bakery', 'shop', 'cafe'],
    tags: ['ice-cream'],
    plural: 'places for ice cream',
  },
  pastry: {
    words: ['pastry', 'patisserie', 'cake', 'eclair', 'dessert', 'sweet'],
    kinds: ['bakery', 'shop', 'cafe'],
    tags: [
      'pastry',
      'eclair',
      'macaron',
      'millefeuille',
      'tart',
      'paris-brest',
      'mont-blanc',
      'baba',
      'meringue',
      'babka',
      'cheesecake',
      'kouglof',
      'galette',
      'almond',
      'sweets',
    ],
    plural: 'places for pastry',
  },
  bakery: {
    words: ['bakery', 'boulangerie', 'baguette', 'croissant', 'bread', 'viennoiserie'],
    kinds: ['bakery'],
    plural: 'bakeries',
  },
  jazz: { words: ['jazz'], kinds: [], tags: ['jazz'], plural: 'jazz clubs' },
  cabaret: {
    words: ['cabaret', 'cancan'],
    kinds: [],
    tags: ['cabaret', 'show', 'drag', 'chanson'],
    plural: 'cabarets',
  },
  cinema: { words: ['cinema', 'movie', 'film'], kinds: [], tags: ['cinema'], plural: 'cinemas' },
  music: {
    words: ['concert', 'gig', 'music'],
    kinds: [],
    tags: ['music', 'jazz', 'rock', 'opera', 'chanson', 'organ', 'concerts', 'piano', 'world-music'],
    plural: 'places with music',
  },
  club: {
    words: ['club', 'nightclub', 'dance', 'dancing', 'techno', 'disco'],
    kinds: ['club'],
    tags: [],
    plural: 'clubs',
  },
  wine: {
    words: ['wine'],
    kinds: ['bar', 'cafe', 'shop', 'restaurant'],
    tags: ['wine', 'natural-wine', 'wine-bar'],
    plural: 'wine bars',
  },
  cocktail: { words: ['cocktail'], kinds: [], tags: ['cocktails', 'hotel-bar'], plural: 'cocktail bars' },
  bar: { words: ['bar', 'pub', 'drink', 'beer', 'aperitif', 'apero'], kinds: ['bar'], plural: 'bars' },
  coffee: { words: ['coffee', 'cafe', 'espresso'], kinds: ['cafe'], plural: 'cafés' },
  oysters: {
    words: ['oyster', 'seafood'],
    kinds: ['restaurant', 'bar', 'cafe'],
    tags: ['oysters', 'seafood'],
    plural: 'places for oysters',
  },
  restaurant: {
    words: [
      'restaurant',
      'eat',
      'dinner',
      'lunch',
      'food',
      'meal',
      'bistro',
      'brasserie',
      'bouillon',
      'supper',
      'dine',
      'dining',
      'hungry',
      'brunch',
      'breakfast',
    ],
    kinds: ['restaurant'],
    plural: 'places to eat',
  },
  playground: { words: ['playground'], kinds: [], tags: ['playground', 'water-play', 'rides'], plural: 'playgrounds' },
  zoo: { words: ['zoo', 'animal', 'aquarium'], kinds: [], tags: ['zoo', 'animals'], plural: 'places with animals' },
  swim: {
    words: ['swim', 'swimming', 'pool'],
    kinds: [],
    tags: ['swimming', 'pool', 'water'],
    plural: 'places to swim',
  },
  garden: {
    words: ['park', 'garden', 'green', 'picnic', 'lawn'],
    kinds: ['park', 'garden'],
    plural: 'parks and gardens',
  },
  church: { words: ['church', 'cathedral', 'basilica', 'chapel'], kinds: ['church'], plural: 'churches' },
  worship: {
    words: ['mosque', 'synagogue'],
    kinds: [],
    tags: ['mosque', 'synagogue', 'jewish'],
    plural: 'places of worship',
  },
  museum: { words: ['museum', 'gallery', 'exhibition', 'art'], kinds: ['museum', 'house'], plural: 'museums' },
  cemetery: { words: ['cemetery', 'grave', 'graveyard'], kinds: ['cemetery'], tags: [], plural: 'cemeteries' },
  bridge: { words: ['bridge'], kinds: ['bridge'], plural: 'bridges' },
  passage: { words: ['arcade', 'passage', 'galerie'], kinds: ['passage'], plural: 'covered passages' },
  market: { words: ['market'], kinds: ['market'], plural: 'markets' },
  shop: {
    words: ['shop', 'shopping', 'souvenir', 'boutique', 'store', 'gift', 'present'],
    kinds: ['shop', 'street', 'passage'],
    plural: 'shops',
  },
  hostel: { words: ['hostel', 'dorm'], kinds: ['hotel'], tags: ['hostel', 'budget'], plural: 'hostels' },
  hotel: {
    words: ['hotel', 'stay', 'sleep', 'accommodation', 'room', 'lodging'],
    kinds: ['hotel'],
    plural: 'places to stay',
  },
  library: { words: ['library'], kinds: ['library'], plural: 'libraries' },
  theatre: { words: ['theatre', 'opera', 'play', 'ballet', 'show'], kinds: ['theatre'], plural: 'theatres' },
  boat: { words: ['boat', 'cruise'], kinds: [], tags: ['boat', 'boats'], plural: 'boats' },
  castle: {
    words: ['castle', 'palace', 'chateau'],
    kinds: [],
    tags: ['palace', 'castle', 'palace-ruin'],
    plural: 'palaces',
  },
  architecture: {
    words: ['architecture', 'building'],
    kinds: [],
    tags: ['architecture', 'modernism', 'art-nouveau', 'art-deco', 'iron', 'grands-projets', 'gothic'],
    plural: 'buildings',
  },
  monument: {
    words: ['monument', 'sight', 'landmark', 'attraction', 'sightseeing'],
    kinds: ['monument', 'church', 'square', 'bridge', 'ruin'],
    plural: 'monuments',
  },
  trip: {
    words: ['daytrip', 'excursion', 'outing'],
    kinds: [],
    tags: ['day-trip'],
    plural: 'trips of a day',
  },
  hospital: {
    words: ['hospital', 'doctor'],
    kinds: ['service'],
    tags: ['hospital', 'doctor'],
    plural: 'emergency rooms',
  },
  pharmacy: { words: ['pharmacy', 'chemist'], kinds: ['service', 'shop'], tags: ['pharmacy'], plural: 'pharmacies' },
  police: { words: ['police'], kinds: ['service'], tags: ['police'], plural: 'police stations' },
  embassy: { words: ['embassy', 'consulate'], kinds: ['service'], tags: ['embassy'], plural: 'embassies' },
} as const satisfies Readonly<Record<string, KindOfPlace>>;
export type KindKey = keyof typeof kindsOfPlace;

export function isKindKey(key: string): key is KindKey {
  return Object.hasOwn(kindsOfPlace, key);
}

/** Whether a kind is told by subjects, not by the sort of place alone: 'jazz', not 'bar'. */
export function isSpecialKind(key: KindKey): boolean {
  const { tags = [] }: KindOfPlace = kindsOfPlace[key];
  return tags.length > 0;
}

/** Whether a place is of a kind that somebody asked for. */
export function isOfKind(place: CorpusPlace, key: KindKey): boolean {
  const { kinds, tags = [] }: KindOfPlace = kindsOfPlace[key];
  if (kinds.length > 0 && !kinds.includes(place.kind)) return false;
  // A house counts as a museum where one goes in, not where its front is the sight.
  if (
    key === 'museum' &&
    place.kind === 'house' &&
    place.calendar === undefined &&
    !place.tags.includes('house-museum')
  )
    return false;
  // A street counts as shops where a screen on shopping lists it.
  if (key === 'shop' && place.kind === 'street') return place.told.some(({ subject }) => subject === 'shopping');
  if (kinds.length === 0 && (place.kind === 'service' || place.kind === 'hotel') && key !== 'swim') return false;
  return tags.length === 0 || place.tags.some((tag) => tags.includes(tag));
}
