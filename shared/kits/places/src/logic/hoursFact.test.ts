import type { CompiledPlace } from '@odysseus/model';
import { hoursFact } from './hoursFact';

const calendar = { from: '2026-11-29', days: 'a', patterns: [[]] } as const;

it.each<[string, Partial<CompiledPlace>, string | undefined]>([
  ['hours that are known', { kind: 'museum', calendar: { ...calendar, patterns: [[]] } }, undefined],
  ['a restaurant of which nobody knows them', { kind: 'restaurant' }, 'Hours not known; look before you go'],
  ['a square', { kind: 'square' }, undefined],
  ['a bridge', { kind: 'bridge' }, undefined],
  [
    'a note, by its first words',
    { kind: 'church', hoursNote: 'Usually mornings until noon; on Sunday in the afternoon only' },
    'Usually mornings until noon',
  ],
  ['a street whose note says so', { kind: 'street', hoursNote: 'Always open; shops from ten' }, 'Always open'],
  ['a time of day in a note', { kind: 'shop', hoursNote: 'From 9.30 to noon. Ask.' }, 'From 9.30 to noon'],
  [
    'a long note, up to its comma',
    {
      kind: 'restaurant',
      hoursNote: 'Lunch and dinner from Sunday to Thursday, on Friday to mid-afternoon; shut on Jewish holidays',
    },
    'Lunch and dinner from Sunday to Thursday…',
  ],
  ['an embassy, whose line says whom to ring', { kind: 'service', hoursNote: 'By appointment' }, undefined],
])('says of %s on a closed card what is known of its hours', (_, place, said) => {
  expect(hoursFact({ kind: 'museum', ...place })).toBe(said);
});
