import type { TripPlace } from '@odysseus/contract';
import { isGeneral, isLate, type CompiledPlace } from '@odysseus/model';
import { tellingScreens } from '@odysseus/places';
import type { CompiledScreen } from './compiledScreen';

/** A screen with the path of its page. */
export interface TripScreen {
  readonly path: string;
  readonly screen: CompiledScreen;
}

/** What trips are told of the places on lists of one access, each by the list that tells most about it. */
export function tripPlaces(screens: readonly TripScreen[], access: 'public' | 'premium'): readonly TripPlace[] {
  const telling = tellingScreens(screens.map(({ screen }) => (screen.kind === 'places' ? screen : undefined)));
  const places = new Map<string, TripPlace>();
  for (const [index, { path, screen }] of screens.entries()) {
    if (screen.kind !== 'places' || screen.access !== access) continue;
    const { key } = screen.city;
    for (const place of Object.values(screen.places))
      if (telling.get(place.id) === index || !places.has(`${key}/${place.id}`))
        places.set(`${key}/${place.id}`, tripPlace(place, key, path));
  }
  return [...places.values()];
}

function tripPlace(place: CompiledPlace, city: string, path: string): TripPlace {
  const { id, name, coordinates, address, visitMinutes, shut, hoursNote, calendar, booking, metro } = place;
  const price = place.price
    .filter((fare) => !isLate(fare))
    .map(({ amount, currency, who, ages, residency, months, product }) => ({
      amount,
      currency,
      who,
      ...(ages ? { ages } : {}),
      ...(residency ? { residency } : {}),
      ...(months ? { months } : {}),
      ...(product === undefined ? {} : { product }),
    }));
  const general = (['hours', 'price'] as const).filter((fact) => isGeneral(place, fact));
  return {
    id: `${city}/${id}`,
    name,
    path: `${path}#${id}`,
    lat: coordinates[0],
    lng: coordinates[1],
    coordinates: [coordinates[0], coordinates[1]],
    address,
    minutes: visitMinutes,
    ...(metro === undefined ? {} : { metro }),
    ...(shut ? { shut } : {}),
    ...(hoursNote === undefined ? {} : { hoursNote }),
    ...(calendar ? { calendar } : {}),
    ...(general.length > 0 ? { general } : {}),
    ...(price.length > 0 ? { price } : {}),
    ...(booking && booking.needed !== 'no' ? { booking } : {}),
  };
}
