import { type CompiledPlace, usualPrice } from '@odysseus/model';
import { type HeldFact, pageCopy } from '@odysseus/page';

/** What a card tells that changes, and what it is called where nobody read it. */
export function heldFacts(place: Pick<CompiledPlace, 'hours' | 'hoursNote' | 'shut' | 'price' | 'costs'>): HeldFact[] {
  const price = usualPrice(place);
  return [
    ...(place.hours === undefined && (place.shut || !place.hoursNote)
      ? []
      : [['hours', pageCopy.known.usual.hours] as const]),
    ...(price === undefined ? [] : [['price', price] as const]),
  ];
}
