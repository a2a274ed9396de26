import type { Place } from '@odysseus/model';

/** What goes without saying of all places of a kind. */
type KindTrait =
  /** Nobody books, so that nothing told of booking means that one walks in. */
  | 'walkedInto'
  /** It keeps hours, so that whoever is told none takes it neither for open nor for shut. */
  | 'hours'
  /** It tells in other words when it can be had: whom to ring, when a desk is staffed, that a fountain freezes. */
  | 'hoursElsewhere'
  /** Nobody pays to enter, so that 'free' is no news. */
  | 'noEntrance'
  /** What one usually spends there buys a meal, a drink, a thing or a night: it is not paid to get in. */
  | 'purchase'
  /** It isn't told how long a visit takes: a night is none, and the minutes of a station would be taken for those of a ride. */
  | 'noVisit';

const kindTraits: Readonly<Record<Place['kind'], readonly KindTrait[]>> = {
  monument: [],
  museum: ['hours'],
  church: ['walkedInto', 'hours'],
  park: ['walkedInto'],
  garden: ['walkedInto', 'hours'],
  viewpoint: ['walkedInto'],
  street: ['walkedInto', 'noEntrance'],
  square: ['walkedInto', 'noEntrance'],
  market: ['walkedInto', 'hours', 'noEntrance', 'purchase'],
  shop: ['walkedInto', 'hours', 'noEntrance', 'purchase'],
  passage: ['walkedInto', 'noEntrance'],
  restaurant: ['hours', 'noEntrance', 'purchase'],
  cafe: ['walkedInto', 'hours', 'noEntrance', 'purchase'],
  bakery: ['walkedInto', 'hours', 'noEntrance', 'purchase'],
  bar: ['hours', 'noEntrance', 'purchase'],
  club: ['hours'],
  theatre: ['hours'],
  cemetery: ['walkedInto', 'hours'],
  library: ['hours'],
  bridge: ['walkedInto', 'noEntrance'],
  ruin: [],
  house: [],
  hotel: ['hoursElsewhere', 'purchase', 'noVisit'],
  transport: ['walkedInto', 'hoursElsewhere', 'noEntrance', 'noVisit'],
  neighbourhood: ['walkedInto', 'noEntrance'],
  water: ['walkedInto', 'hoursElsewhere'],
  service: ['hoursElsewhere', 'noEntrance'],
};

/** The kinds of place of which something goes without saying. */
export function kindsWith(trait: KindTrait): ReadonlySet<string> {
  return new Set(Object.entries(kindTraits).flatMap(([kind, traits]) => (traits.includes(trait) ? [kind] : [])));
}
