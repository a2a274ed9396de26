import { type CompiledCity, type CompiledPlace, dayNumber, monthOf } from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { useSettings } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import type { IconName } from '@odysseus/contract';
import { placeCopy } from '../logic/copy';
import { priceFact } from '../logic/priceFact';
import { FactRow } from './CardFacts.styles';

/** The facts by which one decides in the street: what we pay, how long it takes, whether to book, which stop. */
export function CardFacts({ place, city }: { readonly place: CompiledPlace; readonly city: CompiledCity }) {
  const date = useCityDate(city);
  const { settings } = useSettings();
  const price = priceFact(place, settings, date === undefined ? undefined : monthOf(dayNumber(date)));
  const booking = place.booking?.needed === 'no' ? undefined : place.booking?.needed;
  return (
    <FactRow>
      <Fact icon="wallet" text={price} />
      <Fact icon="clock" text={placeCopy.shortMinutes(place.visitMinutes)} />
      <Fact icon="calendar" text={booking && placeCopy.shortBooking[booking]} />
      <Fact icon="train-front" text={place.nearestStops[0]} />
    </FactRow>
  );
}

function Fact({ icon, text }: { readonly icon: IconName; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <li>
      <Icon name={icon} size={14} />
      {text}
    </li>
  );
}
