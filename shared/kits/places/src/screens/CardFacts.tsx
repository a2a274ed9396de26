import {
  type CompiledCity,
  type CompiledPlace,
  dayNumber,
  formatDistance,
  type LatLng,
  metresBetween,
  monthOf,
  walkingMinutes,
} from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { useSettings } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import type { IconName } from '@odysseus/contract';
import { placeCopy } from '../logic/copy';
import { hoursFact } from '../logic/hoursFact';
import { isVisited } from '../logic/isVisited';
import { needsNoBooking } from '../logic/needsNoBooking';
import { priceFact } from '../logic/priceFact';
import { stopWords } from '../logic/stopWords';
import { FactRow } from './CardFacts.styles';

interface CardFactsProps {
  readonly place: CompiledPlace;
  readonly city: CompiledCity;
  /** From where the way is told. */
  readonly here?: LatLng | undefined;
}

/** The facts by which one decides in the street: how far, what we pay, how long it takes, whether to book, which stop. */
export function CardFacts({ place, city, here }: CardFactsProps) {
  const date = useCityDate(city);
  const { settings } = useSettings();
  const price = priceFact(place, settings, date === undefined ? undefined : monthOf(dayNumber(date)));
  const needed = place.booking?.needed;
  const [stop] = place.nearestStops;
  const entered = place.price.length > 0 || place.hours !== undefined;
  return (
    <FactRow>
      <Fact screen icon="info" text={hoursFact(place)} />
      <Fact icon="footprints" text={here && wayFrom(here, place, settings.units)} />
      <Fact icon="wallet" text={price} />
      <Fact icon="clock" text={isVisited(place) ? placeCopy.shortMinutes(place.visitMinutes) : undefined} />
      {needsNoBooking(place) ? (
        // Elsewhere it would cost half of the cards a line of a phone; folded, all say it.
        <Fact wide icon="calendar" text={entered ? placeCopy.shortBooking.no : undefined} />
      ) : (
        <Fact icon="calendar" text={needed && placeCopy.shortBooking[needed]} />
      )}
      {/* Before the stop, which often takes a line of a phone by itself; the two sheets of an emergency page are full without it. */}
      <Fact screen icon="accessibility" text={placeCopy.shortAccess[place.access.stepFree]} />
      <Fact icon={place.stopBy ?? 'train-front'} text={stop === undefined ? undefined : stopWords(stop)} />
      <Fact wide text={place.bestTime && placeCopy.shortBestTime(place.bestTime)} />
    </FactRow>
  );
}

function wayFrom(here: LatLng, { coordinates }: CompiledPlace, units: 'metric' | 'imperial'): string {
  return placeCopy.wayFrom(walkingMinutes(here, coordinates), formatDistance(metresBetween(here, coordinates), units));
}

interface FactProps {
  /** None where the words say what they are about. */
  readonly icon?: IconName;
  readonly text: string | undefined;
  /** Whether it stands on wide screens alone. */
  readonly wide?: boolean;
  /** Whether it stands on screens alone: on paper another line says it, or there is no room. */
  readonly screen?: boolean;
}

function Fact({ icon, text, wide = false, screen = false }: FactProps) {
  if (!text) return null;
  return (
    <li data-wide={wide || undefined} data-screen={screen || undefined} data-words={icon ? undefined : true}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {text}
    </li>
  );
}
