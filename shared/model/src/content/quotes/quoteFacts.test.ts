import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readYaml } from '../readYaml';
import { cityQuotes } from './cityQuotes';
import { quoteFacts } from './quoteFacts';

const receipt = `receipts: [{ of: [fare], how: official, at: 'https://rail.example/fares', read: 2026-11-23, says: '2,55 €' }]`;
const passes = `
kind: passes
currency: EUR
rides:
  - key: metro
    since: 2026-01-01
    fares: [{ amount: 1.3, who: 4 to 9, ages: [4, 9] }, { amount: 2.55, who: 10 and over, ages: [10, 120] }]
    ${receipt}
  - { key: airport, fares: [{ amount: 14, who: Everyone }] }
passes:
  - key: weekly
    offers: [{ key: week, fares: [{ amount: 32.4, who: Everyone }] }]
    ${receipt}
carriers: [{ key: easy, amount: 2 }]
tickets: [{ key: tower, place: tower, closed: { from: 2025-11-03, to: 2026-04-02 } }]
`;
const place = (id: string, price: string) => `
  - id: ${id}
    name: The ${id}
    kind: museum
    coordinates: [48.86, 2.34]
    address: 1 Some Street
    area: Centre
    nearestStops: []
    visitMinutes: 30
    price: ${price}
    access: { stepFree: 'yes' }
    summary: A summary.
    body: A body.
    tips: []
    warnings: []
    tags: []
`;
const both = `[{ amount: 32, currency: EUR, who: Others, residency: elsewhere }, { amount: 22, currency: EUR, who: EEA, residency: eea }]`;
const lifts = `[{ amount: 9, currency: EUR, who: All, product: Dôme & crypt }, { amount: 4, currency: EUR, who: All, product: Crypt }]`;
const seasons = `[{ amount: 9, currency: EUR, who: All, months: [1, 2, 3, 4, 5, 6] }, { amount: 4, currency: EUR, who: All, months: [7, 8, 9, 10, 11, 12] }]`;

const city = mkdtempSync(join(tmpdir(), 'odysseus-quotes-'));
mkdirSync(join(city, 'places'));
mkdirSync(join(city, 'screens'));
writeFileSync(join(city, 'screens/passes.yaml'), passes);
writeFileSync(
  join(city, 'places/sights.yaml'),
  `access: public\nplaces:${place('palace', both)}${place('tower', lifts)}${place('garden', `${seasons}\n    priceSince: 2026-02-02`)}`,
);
writeFileSync(join(city, 'places/gems.yaml'), `access: premium\nplaces:${place('gem', both)}`);
const quotes = cityQuotes(city);
const told = (text: string) => {
  const { value, problems } = quoteFacts({ text }, quotes);
  return problems[0]?.message ?? (value as { text: string }).text;
};

it.each([
  ['A ride is {{fare.metro}}.', 'A ride is €2.55.'],
  ['Children pay {{fare.metro.age9}}.', 'Children pay €1.30.'],
  ['{{15 * fare.metro + 2 * fare.week}} together', '€103.05 together'],
  ['You save {{13 * fare.metro - fare.week}}.', 'You save €0.75.'],
  ['{{fare.airport}} to the airport', 'about €14 to the airport'],
  ['about {{fare.airport}} to the airport', 'about €14 to the airport'],
  ['{{2 × fare.easy}} for two cards', 'about €4 for two cards'],
  ['{{place.palace.price.eea}} or {{place.palace.price.adult.elsewhere}}', 'about €22 or about €32'],
  ['the dome {{place.tower.price.dome-crypt}}', 'the dome about €9'],
  ['since {{fare.metro.since}}', 'since 1 January 2026'],
  ['since {{place.garden.price.since}}', 'since 2 February 2026'],
  ['shut until {{place.tower.closed.until}}', 'shut until 2 April 2026'],
  ['{{place.garden.price.april}} in spring', 'about €9 in spring'],
  ['nothing quoted, { not even this }', 'nothing quoted, { not even this }'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

it.each([
  ['{{fare.tram}}', '"fare.tram" quotes what is not sold'],
  ['{{place.palace.price}}', 'place.palace.price is not the same for everybody in all months'],
  ['{{place.garden.price}}', 'place.garden.price is not the same for everybody in all months'],
  ['{{place.tower.price}}', 'place.tower.price sells several things'],
  ['{{place.tower.price.roof}}', 'place.tower.price sells no "roof"'],
  ['{{place.gem.price.eea}}', '"place.gem.price.eea" quotes what is not sold'],
  ['{{fare.metro.age2}}', 'fare.metro names no fare for somebody of 2 in each month'],
  ['{{fare.airport.since}}', '"fare.airport.since" quotes a day that is not known'],
  ['{{place.tower.closed.untill}}', '"place.tower.closed.untill" quotes a day that is not known'],
  ['{{2 * fare.metro.since}}', '"{{2 * fare.metro.since}}" reckons with a day'],
  ['{{weather.today}}', '"weather.today" is nothing that can be quoted'],
  ['{{Fare of the metro}}', '"{{Fare of the metro}}" can\'t be read'],
])('refuses %s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

it('makes a number of an amount', () => {
  expect(quoteFacts({ items: [{ what: 'Two rides', amount: '{{2 * fare.metro}}' }] }, quotes).value).toEqual({
    items: [{ what: 'Two rides', amount: 5.1 }],
  });
});

it('says where in a file something is misquoted', () => {
  const file = join(city, 'screens/text.yaml');
  writeFileSync(file, 'title: Fares\npoints:\n  - One ride\n  - "{{fare.tram}} by tram"\n');
  const schema = z.strictObject({ title: z.string(), points: z.array(z.string()) });
  expect(() => readYaml(file, schema, { quotes })).toThrow(
    `${file}:4: points.1: "fare.tram" quotes what is not sold. Quote one of fare.metro, fare.airport, fare.week, fare.easy`,
  );
  expect(readYaml(file, schema).points[1]).toBe('{{fare.tram}} by tram');
});
