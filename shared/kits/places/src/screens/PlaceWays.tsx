import type { CompiledCity, CompiledPlace } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { placeCopy } from '../logic/copy';
import { Directions } from './Directions';
import { Action } from './PlaceCard.styles';

interface PlaceWaysProps {
  readonly place: Pick<CompiledPlace, 'name' | 'coordinates' | 'address' | 'metro' | 'booking'>;
  readonly city: Pick<CompiledCity, 'centre' | 'towns'>;
  /** Whether each says its word, where there is room. */
  readonly worded?: boolean;
}

/** The way to a place, and the way in: wherever a place is told about. */
export function PlaceWays({ place, city, worded = false }: PlaceWaysProps) {
  return (
    <>
      <Directions place={place} city={city} worded={worded} />
      {place.booking?.url ? (
        <Action href={place.booking.url} rel="noopener external" aria-label={placeCopy.bookAt(place.name)}>
          <Icon name="ticket" size={16} />
          {placeCopy.book}
        </Action>
      ) : null}
    </>
  );
}
