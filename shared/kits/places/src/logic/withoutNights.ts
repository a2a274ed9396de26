import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';

/**
 * A list as its page shows it: a hotel that stands among bars or sights is there for its bar or its view, and neither what its rooms
 * cost nor how they are booked is told. A list of hotels stays as it is.
 */
export function withoutNights<T extends Pick<CompiledPlaceList, 'places'>>(list: T): T {
  const places = Object.entries(list.places);
  const hotels = places.filter(([, { kind }]) => kind === 'hotel');
  if (hotels.length === 0 || hotels.length * 2 > places.length) return list;
  return {
    ...list,
    places: { ...list.places, ...Object.fromEntries(hotels.map(([id, hotel]) => [id, withoutNight(hotel)])) },
  };
}

function withoutNight({ costs: _rooms, booking: _howRoomsAreBooked, known, ...hotel }: CompiledPlace): CompiledPlace {
  const { price: _price, fare: _fare, booking: _booking, ...others } = known ?? {};
  return { ...hotel, price: [], ...(known ? { known: others } : {}) };
}
