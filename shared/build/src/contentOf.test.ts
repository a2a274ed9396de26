import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf } from './contentOf';
import { sampleCity } from './testing/sampleCity';

const folder = mkdtempSync(join(tmpdir(), 'content-of-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, value: object) => writeFileSync(join(folder, 'content', name), JSON.stringify(value));
const country = (...holidays: string[]) => ({
  country: 'IT',
  edited: '2026-11-21',
  ...(holidays.length > 0 ? { holidays: holidays.map((day) => ({ day, name: 'A feast' })) } : {}),
});
const holidays = (cacheFolder?: string) =>
  contentOf(join(folder, 'content'), cacheFolder).cities[0]?.localHolidays.map(({ day }) => day);

it.each([undefined, join(folder, 'cache')])('compiles anew what a country changes, cached in %s', (cacheFolder) => {
  mkdirSync(join(folder, 'content'), { recursive: true });
  write('city.yaml', sampleCity());
  write('country.yaml', country());
  expect(holidays(cacheFolder)).toEqual([]);
  write('country.yaml', country('10-04'));
  expect(holidays(cacheFolder)).toEqual(['10-04']);
  rmSync(join(folder, 'content', 'country.yaml'));
  expect(holidays(cacheFolder)).toEqual([]);
});
