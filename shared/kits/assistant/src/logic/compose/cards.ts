import type { AssistantPlace } from '@odysseus/contract';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { shortHours } from '../tools/hours';
import { placeKey } from '../tools/placeKey';
import { priceMonth, shortPrice } from '../tools/prices';
import type { AskContext } from '../types';
import type { Moment } from '../understanding/moment';

/** Longest line of a card. */
const longestLine = 200;

/** A place as an answer shows it. @param line why it is there; what it is where absent */
export function cardOf(
  guide: Guide,
  place: CorpusPlace,
  moment: Moment,
  context: AskContext,
  line: string = place.summary,
): AssistantPlace {
  const hours = shortHours(guide, place, moment, context.now);
  const price = shortPrice(place, context.residency, priceMonth(guide, context, moment));
  return {
    id: placeKey(guide.city.key, place),
    name: place.name,
    ...(place.localName && place.localName !== place.name ? { localName: place.localName } : {}),
    kind: place.kind,
    area: place.area,
    coordinates: place.coordinates,
    path: place.path,
    line: line.slice(0, longestLine),
    ...(hours ? { hours } : {}),
    ...(price ? { price } : {}),
  };
}
