import type { CompiledCity, CompiledPlace } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { placeCopy } from '../logic/copy';
import { Directions } from './Directions';
import { Action } from './PlaceCard.styles';

interface PlaceWaysProps {
  readonly place: Pick<CompiledPlace, 'name' | 'coordinates' | 'address' | 'metro'>;
  /** Address of its official seller, where one is known: whether one must book is told elsewhere. */
  readonly seller: string | undefined;
  readonly city: Pick<CompiledCity, 'centre' | 'towns'>;
  /** Whether each says its word, where there is room. */
  readonly worded?: boolean;
}

/** The way to a place, and the way in: wherever a place is told about. */
export function PlaceWays({ place, seller, city, worded = false }: PlaceWaysProps) {
  return (
    <>
      <Directions place={place} city={city} worded={worded} />
      {seller ? (
        <Action href={seller} rel="noopener external" aria-label={placeCopy.bookAt(place.name)}>
          <Icon name="ticket" size={16} />
          {placeCopy.book}
        </Action>
      ) : null}
    </>
  );
}
