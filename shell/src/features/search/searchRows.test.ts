import type { Found } from './found';
import { presentCity, rowsOf } from './searchRows';

const louvre: Found = { kind: 'place', title: 'Louvre', path: '/museums#louvre', city: 'Paris' };
const paris = { name: 'Paris', assistant: '/app/paris-odysseus', suggested: [louvre] };
const athens = { name: 'Athens', suggested: [] };
const typesOf = (query: string, finding: Parameters<typeof rowsOf>[1], city: Parameters<typeof rowsOf>[2] = paris) =>
  rowsOf(query, finding, city).map(({ type }) => type);

it('asks the assistant last, and first where a question has found nothing that holds it', () => {
  expect(typesOf('louvre', { results: [louvre], sure: true, isQuestion: false })).toEqual(['found', 'ask']);
  expect(typesOf('is it open?', { results: [louvre], sure: true, isQuestion: true })).toEqual(['found', 'ask']);
  expect(typesOf('is it open?', { results: [louvre], sure: false, isQuestion: true })).toEqual(['ask', 'found']);
  expect(typesOf('xylophone', { results: [], sure: false, isQuestion: false })).toEqual(['ask']);
});

it('asks nobody where nothing is typed, or where the city has no assistant', () => {
  expect(typesOf('  ', { results: [], sure: false, isQuestion: false })).toEqual([]);
  expect(typesOf('louvre', { results: [louvre], sure: true, isQuestion: false }, athens)).toEqual(['found']);
});

it('asks the city of the page, else that of the first result, else the first that can be asked', () => {
  expect(presentCity([paris, athens], 'Athens', [louvre])).toBe(athens);
  expect(presentCity([athens, paris], undefined, [louvre])).toBe(paris);
  expect(presentCity([athens, paris], undefined)).toBe(paris);
});
