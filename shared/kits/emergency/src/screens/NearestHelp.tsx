import type { DangerKind } from '@odysseus/danger';
import { type CompiledPlaceList, formatDistance, metresBetween, walkingMinutes } from '@odysseus/model';
import { useNow } from '@odysseus/page';
import { OpenNow } from '@odysseus/places/screens';
import { useSettings } from '@odysseus/runtime';
import { emergencyCopy } from './copy';
import { blockAbout } from '../logic/emergencyParts';
import { groupOf } from '../logic/groupOf';
import { Locate } from './Locate';
import { All, Called, Label, Name, Nearest, Places, Where } from './NearestHelp.styles';
import { fits, nearestPlaces } from '../logic/nearestPlaces';
import { destinations } from '../logic/destinations';
import { PlaceActions } from './PlaceActions';
import { TownChoice } from './TownChoice';
import type { Standpoint } from './useStandpoint';

interface NearestHelpProps {
  readonly kind: DangerKind;
  /** The screen whose places are chosen from. */
  readonly content: CompiledPlaceList;
  readonly standpoint: Standpoint;
}

const shownPlaces = 2;

/**
 * The two nearest places that help with a kind of danger: from the visitor where that is known, else in the middle of the city, or
 * of the town that the visitor chose.
 */
export function NearestHelp({ kind, content, standpoint }: NearestHelpProps) {
  const { settings } = useSettings();
  const now = useNow();
  const { needs, called = false, list, subject } = destinations[kind];
  const { position, towns, town } = standpoint;
  const { city } = content;
  const here = position.state === 'found' ? position.at : undefined;
  const from = here ?? (towns.length > 0 ? town?.centre : city.centre);
  const all = Object.values(content.places);
  const places = from ? nearestPlaces(all, needs, shownPlaces, { from, city, now }) : [];
  const helper = places[0] ?? all.find((place) => needs.some((need) => fits(place, need)));
  const asked = all.find(({ tags }) => list !== undefined && tags.includes(list));
  const lists = [groupOf(content, helper?.id), groupOf(content, asked?.id)].filter((group) => group !== undefined);
  const steps = blockAbout(content, subject);
  if (lists.length === 0 && !steps) return null;
  const locate = <Locate standpoint={standpoint} city={city.name} />;
  const where = here ? emergencyCopy.nearest : town ? emergencyCopy.nearestIn(town.name) : emergencyCopy.nearestCentral;
  return (
    <Nearest>
      {called ? <Called>{emergencyCopy.called}</Called> : null}
      {towns.length > 0 && helper ? (
        <>
          {here ? null : <TownChoice {...standpoint} />}
          {locate}
          {from && places.length === 0 ? <Where>{emergencyCopy.noneNear(here ? undefined : town?.name)}</Where> : null}
        </>
      ) : null}
      {places.length > 0 ? (
        <>
          <Label>{where}</Label>
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
                <OpenNow place={place} city={city} />
                <PlaceActions place={place} />
              </li>
            ))}
          </Places>
          {towns.length > 0 ? null : locate}
        </>
      ) : null}
      {steps ? (
        <All>
          <a href={`#${steps.id}`}>{emergencyCopy.allSteps(steps.title)}</a>
        </All>
      ) : null}
      {lists.map(({ id, title }) => (
        <All key={id}>
          <a href={`#${id}`}>{emergencyCopy.all(title)}</a>
        </All>
      ))}
    </Nearest>
  );
}
