import type { CompiledPlace } from '@odysseus/model';
import { hoursFact } from './hoursFact';

const calendar = { from: '2026-11-29', days: 'a', patterns: [[]] } as const;

it.each<[string, Partial<CompiledPlace>, string | undefined]>([
  ['hours that are known', { kind: 'museum', calendar: { ...calendar, patterns: [[]] } }, undefined],
  ['a restaurant of which nobody knows them', { kind: 'restaurant' }, 'Hours not known; check before you go'],
  ['a square', { kind: 'square' }, undefined],
  ['a bridge', { kind: 'bridge' }, undefined],
  [
    'a note, with the day on which it is shut',
    { kind: 'shop', hoursNote: 'Monday to Friday from about 09:00 to 18:00; closed on Saturday and Sunday' },
    'Monday to Friday from about 09:00 to 18:00; closed on Saturday and Sunday',
  ],
  [
    'a street whose note says so',
    { kind: 'street', hoursNote: 'Always open. Shops from ten' },
    'Always open. Shops from ten',
  ],
  [
    'a long note, whole',
    {
      kind: 'restaurant',
      hoursNote: 'Lunch and dinner from Sunday to Thursday, on Friday to mid-afternoon; shut on Jewish holidays',
    },
    'Lunch and dinner from Sunday to Thursday, on Friday to mid-afternoon; shut on Jewish holidays',
  ],
  ['an embassy, whose line says whom to ring', { kind: 'service', hoursNote: 'By appointment' }, undefined],
])('says of %s on a closed card what is known of its hours', (_, place, said) => {
  expect(hoursFact({ kind: 'museum', ...place })).toBe(said);
});
