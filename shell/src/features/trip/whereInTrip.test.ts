import { emptyTrip, type Trip } from '@odysseus/model/trip';
import { whereInTrip } from './whereInTrip';

const stamp = '0';
const trip: Trip = {
  ...emptyTrip,
  days: [
    { id: 'walk', stamp, order: 2, name: 'Montmartre' },
    { id: 'plain', stamp, order: 3 },
    { id: 'dated', stamp, order: 1, date: '2026-12-08', name: 'The Left Bank' },
  ],
  stops: [
    { id: '1', stamp, name: 'Louvre', place: 'paris/louvre', day: 'dated', order: 1 },
    { id: '2', stamp, name: 'Sacré-Cœur', place: 'paris/sacre-coeur', day: 'walk', order: 1 },
    { id: '3', stamp, name: 'Orsay', place: 'paris/orsay', day: 'plain', order: 1 },
    { id: '4', stamp, name: 'Rodin', place: 'paris/rodin', order: 1 },
    { id: '5', stamp, name: 'Cluny', place: 'paris/cluny', day: 'dated', order: 2, removed: true },
  ],
};

it.each([
  ['paris/louvre', { number: 1, called: 'Tue 8 Dec' }, 'dated'],
  ['paris/sacre-coeur', { number: 2, called: 'Montmartre' }, 'walk'],
  ['paris/orsay', { number: 3, called: undefined }, 'plain'],
  ['paris/rodin', undefined, 'none'],
])('tells where %s stands', (place, day, anchor) => {
  expect(whereInTrip(trip, place)).toEqual({ day, to: `/app/itinerarybuilder#day-${anchor}` });
});

it.each(['paris/cluny', 'paris/guimet'])('knows no place for %s, which the trip does not hold', (place) => {
  expect(whereInTrip(trip, place)).toBeUndefined();
});
