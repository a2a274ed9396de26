import type { DangerKind } from '@odysseus/danger';
import { type CompiledPlaceList, formatDistance, metresBetween, walkingMinutes } from '@odysseus/model';
import { type PositionState, useNow } from '@odysseus/page';
import { OpenNow } from '@odysseus/places/screens';
import { useSettings } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { emergencyCopy } from './copy';
import { groupOf } from '../logic/groupOf';
import { All, Asking, Called, Label, Name, Nearest, Places, Where } from './NearestHelp.styles';
import { nearestPlaces } from '../logic/nearestPlaces';
import { destinations } from '../logic/destinations';
import { PlaceActions } from './PlaceActions';

interface NearestHelpProps {
  readonly kind: DangerKind;
  /** The screen whose places are chosen from. */
  readonly content: CompiledPlaceList;
  readonly position: PositionState;
  readonly onLocate: () => void;
}

const shownPlaces = 2;

/** The two nearest places that help with a kind of danger: from the visitor where that is known, else in the middle of the city. */
export function NearestHelp({ kind, content, position, onLocate }: NearestHelpProps) {
  const { settings } = useSettings();
  const now = useNow();
  const { needs, called = false, list } = destinations[kind];
  const here = position.state === 'found' ? position.at : undefined;
  const places = nearestPlaces(Object.values(content.places), needs, shownPlaces, {
    from: here ?? content.city.centre,
    city: content.city,
    now,
  });
  const [first] = places;
  const asked = Object.values(content.places).find(({ tags }) => list !== undefined && tags.includes(list));
  const lists = [groupOf(content, first?.id), groupOf(content, asked?.id)].filter((group) => group !== undefined);
  if (lists.length === 0) return null;
  return (
    <Nearest>
      {called ? <Called>{emergencyCopy.called}</Called> : null}
      {places.length > 0 ? (
        <>
          <Label>{here ? emergencyCopy.nearest : emergencyCopy.nearestCentral}</Label>
          <Places>
            {places.map((place) => (
              <li key={place.id}>
                <Name>{place.name}</Name>
                <Where>
                  {place.address}
                  {here ? (
                    <>
                      {' '}
                      ·{' '}
                      {emergencyCopy.walk(
                        walkingMinutes(here, place.coordinates),
                        formatDistance(metresBetween(here, place.coordinates), settings.units),
                      )}
                    </>
                  ) : null}
                </Where>
                <OpenNow place={place} city={content.city} />
                <PlaceActions place={place} />
              </li>
            ))}
          </Places>
          <Locate position={position} onLocate={onLocate} city={content.city.name} />
        </>
      ) : null}
      {lists.map(({ id, title }) => (
        <All key={id}>
          <a href={`#${id}`}>{emergencyCopy.all(title)}</a>
        </All>
      ))}
    </Nearest>
  );
}

function Locate({
  position,
  onLocate,
  city,
}: Pick<NearestHelpProps, 'position' | 'onLocate'> & { readonly city: string }) {
  return (
    <Asking>
      {position.state === 'found' ? null : (
        <Button kind="secondary" busy={position.state === 'asking'} onClick={onLocate}>
          <Icon name="map-pin" size={18} />
          {emergencyCopy.locate}
        </Button>
      )}
      <Where role="status">
        {position.state === 'far' ? emergencyCopy.position.far(city) : emergencyCopy.position[position.state]}
      </Where>
    </Asking>
  );
}
