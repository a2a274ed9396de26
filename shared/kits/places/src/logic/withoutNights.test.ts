import type { CompiledPlace } from '@odysseus/model';
import { samplePlace } from '@odysseus/model/testing';
import { withoutNights } from './withoutNights';

const read = { how: 'official', host: 'inn.example', on: '2026-11-21' } as const;
const hotel = samplePlace('inn', {
  kind: 'hotel',
  costs: { from: 350, to: 650, currency: 'EUR', for: 'A double room a night' },
  booking: { needed: 'advised', url: 'https://inn.example' },
  known: { price: read, booking: read, hours: read },
});
const bars = ['one', 'two'].map((id) => samplePlace(id, { kind: 'bar', booking: { needed: 'advised' } }));
const list = (places: readonly CompiledPlace[]) => ({
  places: Object.fromEntries(places.map((place) => [place.id, place])),
});

it('tells of a hotel among bars neither what a room costs nor how it is booked, nor where that was read', () => {
  const { inn, one } = withoutNights(list([hotel, ...bars])).places;
  expect(inn).toMatchObject({ name: hotel.name, price: [], known: { hours: read } });
  expect(Object.keys(inn ?? {})).not.toEqual(expect.arrayContaining(['costs']));
  expect(inn?.booking).toBeUndefined();
  expect(inn?.known?.price).toBeUndefined();
  expect(one?.booking).toEqual({ needed: 'advised' });
});

it('tells both on a page of hotels', () => {
  const stays = list([hotel, samplePlace('hall', { kind: 'hotel' }), ...bars.slice(0, 1)]);
  expect(withoutNights(stays)).toBe(stays);
});
