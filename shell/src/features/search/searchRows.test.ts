import type { Found } from './found';
import { askedCities, presentCity, rowsOf } from './searchRows';

const louvre: Found = { kind: 'place', title: 'Louvre', path: '/museums#louvre', city: 'Paris' };
const acropolis: Found = { kind: 'place', title: 'Acropolis', path: '/athens#acropolis', city: 'Athens' };
const paris = { name: 'Paris', assistant: '/app/paris-odysseus', suggested: [louvre] };
const rome = { name: 'Rome', assistant: '/app/rome-odysseus', suggested: [] };
const athens = { name: 'Athens', suggested: [] };
const rows = (
  query: string,
  finding: Parameters<typeof rowsOf>[1],
  asked: Parameters<typeof rowsOf>[2] = [paris],
  open = 'Paris',
) => rowsOf(query, finding, asked, open).map((row) => (row.type === 'ask' ? `ask ${row.city}` : row.result.title));

it('asks the assistant last, and first where a question has found nothing that holds it', () => {
  expect(rows('louvre', { results: [louvre], sure: true, isQuestion: false })).toEqual(['Louvre', 'ask Paris']);
  expect(rows('is it open?', { results: [louvre], sure: true, isQuestion: true })).toEqual(['Louvre', 'ask Paris']);
  expect(rows('is it open?', { results: [louvre], sure: false, isQuestion: true })).toEqual(['ask Paris', 'Louvre']);
  expect(rows('xylophone', { results: [], sure: false, isQuestion: false })).toEqual(['ask Paris']);
});

it('asks of another city last what its own city tells, and first what that one does', () => {
  const unsure = { sure: false, isQuestion: true };
  expect(rows('is it open?', { ...unsure, results: [acropolis] }, [paris, rome], 'Athens')).toEqual([
    'Acropolis',
    'ask Paris',
    'ask Rome',
  ]);
  expect(rows('is it open?', { ...unsure, results: [louvre] }, [paris], 'Athens')).toEqual(['ask Paris', 'Louvre']);
});

it('asks nobody where nothing is typed, or where there is no assistant', () => {
  expect(rows('  ', { results: [], sure: false, isQuestion: false })).toEqual([]);
  expect(rows('louvre', { results: [louvre], sure: true, isQuestion: false }, [])).toEqual(['Louvre']);
});

it('offers what is looked for in the city of the page, else in the first that can be asked', () => {
  expect(presentCity([paris, athens], 'Athens')).toBe(athens);
  expect(presentCity([athens, paris], undefined)).toBe(paris);
});

it('asks the city of the page, else that of the first result that can be asked, else all that can', () => {
  const cities = [athens, paris, rome];
  expect(askedCities(cities, 'Rome', [louvre])).toEqual([rome]);
  expect(askedCities(cities, undefined, [acropolis, louvre])).toEqual([paris]);
  expect(askedCities(cities, 'Athens', [acropolis, louvre])).toEqual([paris]);
  expect(askedCities(cities, 'Athens', [acropolis])).toEqual([paris, rome]);
});
