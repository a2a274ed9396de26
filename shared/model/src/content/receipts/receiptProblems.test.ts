import type { Receipt } from '../../known/receipts';
import { isHomePage, receiptProblems, type ReceiptGround } from './receiptProblems';

const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  of: ['price'],
  how: 'official',
  at: 'https://www.palace.example/en/prices',
  read: '2026-11-23',
  says: 'plein tarif 13 €',
  ...change,
});
const palace = (...receipts: Receipt[]) => ({
  id: 'palace',
  name: 'Palace',
  localName: 'Le Palais',
  coordinates: [48.85, 2.35],
  visitMinutes: 60,
  site: ['palace.example'],
  phone: '01 40 05 48 48',
  hours: 'Mo,Th,Sa,Su 09:00-18:00; We 09:00-21:45',
  lastEntry: 'One hour before closing',
  price: [
    { amount: 13, currency: 'EUR', who: 'Adults' },
    { amount: 0, currency: 'EUR', who: 'Under 18' },
  ],
  tips: ['The café takes €9 for a coffee.'],
  receipts,
});
const ground: ReceiptGround = { authorities: ['city.example'], places: new Map() };
const problemsOf = (...objects: object[]) =>
  receiptProblems([{ file: 'a.yaml', value: { places: objects } }], ground).map(
    ({ field, message }) => `${field}: ${message}`,
  );

it.each<[string, Partial<Receipt>]>([
  ['its price', {}],
  ['a subdomain of its own site', { at: 'https://tickets.palace.example/buy' }],
  ['an authority', { at: 'https://www.city.example/museums' }],
  ['that it is free for some', { says: 'gratuit pour les moins de 18 ans' }],
  ['its hours', { of: ['hours'], says: 'lundi, jeudi, samedi, dimanche 9 h à 18 h' }],
  ['a closing day', { of: ['closure'], says: 'fermé le mardi' }],
  ['the day of a closure', { of: ['closure'], says: 'on Dec. 27' }],
  ['its last entry, worked out', { of: ['lastEntry'], says: 'last admission at 5 p.m., Wednesdays 8.45 p.m.' }],
  ['its number', { of: ['phone'], says: 'Tél. +33 1 40 05 48 48' }],
  ['a dated page of others', { how: 'secondary', at: 'https://press.example/a', dated: '2026-02-04' }],
  [
    'a rule of what a page of others proves',
    { of: ['rule'], how: 'secondary', at: 'https://press.example/a', proves: '2026-01', says: 'no bags' },
  ],
  ['a price of its own page that shows no date', { proves: '2026-01' }],
  ['a rule of an undated page', { of: ['rule'], how: 'secondary', at: 'https://press.example/a', says: 'no bags' }],
])('bears %s', (_, change) => {
  expect(problemsOf(palace(receipt(change)))).toEqual([]);
});

it.each<[string, Partial<Receipt>, RegExp]>([
  ['a home page', { at: 'https://www.palace.example/' }, /home page/],
  ['a home page in a language', { at: 'https://www.palace.example/en' }, /home page/],
  ['a host of others as official', { at: 'https://blog.example/palace' }, /neither the place's own/],
  ['a host that only ends alike', { at: 'https://notpalace.example/a' }, /neither the place's own/],
  ['an amount that is no fare', { says: 'plein tarif 14 €' }, /holds 14, which/],
  ['an amount of its advice', { says: 'a coffee €9' }, /holds 9, which/],
  ['a time that is none of its hours', { of: ['hours'], says: '9 h à 19 h' }, /holds 19:00, which/],
  ['digits of another number', { of: ['phone'], says: '01 40 05 48 49' }, /140054849/],
  ['words without an amount', { says: 'see the price list' }, /neither an amount nor a word for free/],
  ['words without hours', { of: ['hours'], says: 'a lovely place' }, /neither a time nor a weekday/],
  ['an amount of a rule that is no fare', { of: ['rule'], says: 'majoration de 2 € au guichet' }, /holds 2, which/],
  [
    'a closure without a word or a day of one',
    { of: ['closure'], says: 'Palace (après-midi)' },
    /neither a word for closed/,
  ],
  ['what the place does not tell', { of: ['booking'], says: 'book' }, /bears booking, which the place does not tell/],
  ['an undated page of others', { how: 'secondary', at: 'https://press.example/a' }, /shows no date/],
  ...(['price', 'hours'] as const).map((fact): [string, Partial<Receipt>, RegExp] => [
    `${fact} of a page of others that shows no date, whatever its text proves`,
    {
      of: [fact],
      how: 'secondary',
      at: 'https://press.example/a',
      proves: '2026-01',
      says: fact === 'price' ? '13 €' : '9 h à 18 h',
    },
    new RegExp(`bears no ${fact}`),
  ]),
  [
    'an old page of others',
    { how: 'secondary', at: 'https://press.example/a', dated: '2025-05-01' },
    /over 18 months old/,
  ],
  ['a page of the future', { dated: '2026-12-01' }, /after 2026-11-23, when it was read/],
])('refuses %s', (_, change, message) => {
  expect(problemsOf(palace(receipt(change)))).toEqual([
    expect.stringMatching(new RegExp(`^places\\.0\\.receipts\\.0: .*${message.source}`)),
  ]);
});

describe('the same words of the same page', () => {
  const closed = receipt({ of: ['closure'], at: 'https://city.example/closures', says: 'Closed on Tuesdays' });
  it('stand under one thing alone, where they mention none', () => {
    expect(
      problemsOf(palace(closed), { ...palace(closed), id: 'garden', name: 'Garden', localName: 'Jardin' }),
    ).toEqual([
      expect.stringMatching(/^places\.0\.receipts\.0: .*stands under 2 things/),
      expect.stringMatching(/^places\.1\.receipts\.0: .*stands under 2 things/),
    ]);
  });

  it('may stand under all whose name or figure they hold', () => {
    const both = { ...closed, says: 'Palace and Garden: closed on Tuesdays' };
    expect(
      problemsOf(palace(both), { ...palace(both), id: 'garden', name: 'The garden', localName: 'Jardin' }),
    ).toEqual([]);
    const priced = receipt({ at: 'https://city.example/prices' });
    expect(problemsOf(palace(priced), { ...palace(priced), id: 'garden' })).toEqual([]);
  });
});

it('holds the sum of a rule against its receipts, and a rule without a sum of its own against none', () => {
  const refund = { key: 'tax-refund', what: 'Spent in one shop', amount: 100, currency: 'EUR' };
  const read = receipt({ of: ['rule'], at: 'https://city.example/tax', says: 'supérieur à 100 €' });
  expect(problemsOf({ ...refund, receipts: [read] })).toEqual([]);
  for (const how of ['official', 'secondary'] as const)
    expect(problemsOf({ ...refund, amount: 175, receipts: [{ ...read, how }] })).toEqual([
      'places.0.receipts.0: "supérieur à 100 €" holds 100, which the fact does not',
    ]);
  expect(problemsOf({ title: 'Cash', text: 'Large notes are refused.', receipts: [read] })).toEqual([]);
});

it('takes fares and site of a ticket from its place', () => {
  const ticket = { key: 'palace', name: 'Palace', place: 'palace', receipts: [receipt()] };
  const value = { tickets: [ticket] };
  const places = new Map([['palace', { place: palace() }]]);
  expect(receiptProblems([{ file: 'passes.yaml', value }], { ...ground, places })).toEqual([]);
  expect(receiptProblems([{ file: 'passes.yaml', value }], ground)).not.toEqual([]);
});

it('holds all that an object without fares of its own says against its receipts', () => {
  const ride = {
    from: 'Airport',
    options: [{ fare: '€14, children €7' }],
    receipts: [receipt({ of: ['fare'], says: '14,00 €' })],
  };
  expect(problemsOf({ ...ride, site: ['palace.example'] })).toEqual([]);
  expect(problemsOf({ ...ride, site: ['palace.example'], options: [{ fare: '€13' }] })).toHaveLength(1);
});

it('takes an address with a path or a query for a page', () => {
  expect(isHomePage('https://louvre.fr')).toBe(true);
  expect(isHomePage('https://louvre.fr/?p=12')).toBe(false);
  expect(isHomePage('https://louvre.fr/visite')).toBe(false);
});
