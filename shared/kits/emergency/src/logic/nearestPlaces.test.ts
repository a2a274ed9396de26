import { dangerKinds } from '@odysseus/danger';
import { latLng, type CompiledPlace } from '@odysseus/model';
import { samplePlace } from '@odysseus/model/testing';
import { destinations } from './destinations';
import { nearestPlaces } from './nearestPlaces';

const place = (id: string, tags: string[], latitude: number, calendar?: CompiledPlace['calendar']) =>
  samplePlace(id, { coordinates: latLng(latitude, 2.35), tags, ...(calendar ? { calendar } : {}) });
const hours = (...pattern: [number, number][]) => ({
  from: '2026-11-21' as const,
  days: 'a'.repeat(365),
  patterns: [pattern],
});
const places = [
  place('walk-in', ['hospital', 'adults', 'walk-in'], 48.851, hours([0, 1440])),
  place('far', ['hospital', 'adults', 'heart'], 48.89, hours([0, 1440])),
  place('near', ['hospital', 'adults'], 48.86, hours([0, 1440])),
  place('private', ['hospital', 'adults', 'private'], 48.85, hours([0, 1440])),
  place('station', ['police'], 48.852, hours([0, 1440])),
  place('by-day', ['pharmacy'], 48.851, hours([540, 1140])),
  place('by-night', ['pharmacy'], 48.87, hours([0, 1440])),
  place('unsure', ['pharmacy'], 48.88),
];
const centre = { from: latLng(48.85, 2.35), city: { timezone: 'Europe/Paris' }, now: undefined };
const ids = (kind: keyof typeof destinations, surroundings: Parameters<typeof nearestPlaces>[3] = centre) =>
  nearestPlaces(places, destinations[kind].needs, 2, surroundings).map(({ id }) => id);

it('sends nobody whose life is at risk to a room for walking patients, nor to a bill', () => {
  expect(ids('bleeding')).toEqual(['near', 'far']);
  expect(ids('fracture')).toEqual(['walk-in', 'near']);
});

it('begins with the house that is made for it', () => {
  expect(ids('chest-pain')).toEqual(['far', 'near']);
});

it('takes each need in its turn', () => {
  expect(ids('assault')).toEqual(['station', 'walk-in']);
});

it('counts from the visitor, where that is known', () => {
  expect(ids('bleeding', { ...centre, from: latLng(48.9, 2.35) })).toEqual(['far', 'near']);
});

it('puts what is open now before what is not, however near', () => {
  expect(ids('medicine-gone', { ...centre, now: new Date('2026-11-24T23:00:00Z') })).toEqual(['by-night', 'unsure']);
  expect(ids('medicine-gone', { ...centre, now: new Date('2026-11-24T11:00:00Z') })).toEqual(['by-day', 'by-night']);
});

it('sends nobody further than 50 km, be it the only place that is open', () => {
  const night = { ...centre, now: new Date('2026-11-24T23:00:00Z') };
  expect(ids('medicine-gone', { ...night, from: latLng(48.41, 2.35) })).toEqual(['by-day']);
  expect(ids('medicine-gone', { ...night, from: latLng(48.3, 2.35) })).toEqual([]);
});

it('knows where to go, or that one does not go, for every kind', () => {
  expect(Object.keys(destinations).sort()).toEqual([...dangerKinds].sort());
});
