import { type CompiledCity, type CompiledPlace, dialled } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { placeCopy } from '../logic/copy';
import type { WayIn } from '../logic/wayIn';
import { Directions } from './Directions';
import { Action } from './PlaceCard.styles';

interface PlaceWaysProps {
  readonly place: Pick<CompiledPlace, 'name' | 'coordinates' | 'address' | 'metro'>;
  /** How one gets in, where that asks for something: whether one must book is told elsewhere. */
  readonly wayIn: WayIn | undefined;
  readonly city: Pick<CompiledCity, 'centre' | 'towns'>;
  /** Whether each says its word, however narrow the screen. */
  readonly worded?: boolean;
}

/** The way to a place, and the way in: wherever a place is told about. */
export function PlaceWays({ place, wayIn, city, worded = false }: PlaceWaysProps) {
  return (
    <>
      <Directions place={place} city={city} worded={worded} />
      {wayIn ? <In way={wayIn} name={place.name} /> : null}
    </>
  );
}

function In({ way, name }: { readonly way: WayIn; readonly name: string }) {
  switch (way.by) {
    case 'booking':
    case 'ownPage':
      return (
        <Action
          href={way.url}
          rel="noopener external"
          aria-label={way.by === 'booking' ? placeCopy.bookAt(name) : placeCopy.bookOnOwnPage(name)}
        >
          <Icon name="ticket" size={16} />
          {placeCopy.book}
        </Action>
      );
    case 'tickets':
      return (
        <Action href={way.url} rel="noopener external" aria-label={placeCopy.ticketsAt(name)}>
          <Icon name="ticket" size={16} />
          {placeCopy.tickets}
        </Action>
      );
    case 'telephone':
      return (
        <Action href={dialled(way.number)} aria-label={placeCopy.callAt(name, way.number)}>
          <Icon name="phone" size={16} />
          {placeCopy.call}
        </Action>
      );
  }
}
