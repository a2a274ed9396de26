import type { Receipt } from '../../known/receipts';
import { isGeneral, readingOf } from '../../known/known';
import { withKnown } from './withKnown';

const receipt = (change: Partial<Receipt>): Receipt => ({
  of: ['hours'],
  how: 'official',
  at: 'https://www.louvre.fr/en/visit/hours',
  read: '2026-11-21',
  says: 'closed on Tuesday',
  ...change,
});

it('ships how a fact is known, and neither receipts nor sites', () => {
  const told = withKnown({ name: 'Louvre', site: ['louvre.fr'], receipts: [receipt({ of: ['hours', 'closure'] })] });
  const reading = { how: 'official', host: 'louvre.fr', on: '2026-11-21' };
  expect(told).toEqual({ name: 'Louvre', known: { hours: reading, closure: reading } });
});

it('leaves a thing that nobody read without an entry', () => {
  expect(withKnown({ name: 'Well' })).toEqual({ name: 'Well' });
  expect(isGeneral(withKnown({ name: 'Well' }), 'hours')).toBe(true);
});

it('lets the authority count before others, and the newest of its readings', () => {
  const { known } = withKnown({
    receipts: [
      receipt({ how: 'secondary', at: 'https://press.example/a', read: '2026-11-23' }),
      receipt({ read: '2026-11-20' }),
      receipt({ read: '2026-11-22' }),
    ],
  });
  expect(known?.hours).toEqual({ how: 'official', host: 'louvre.fr', on: '2026-11-22' });
});

it('lets the page that is dated newest count before what was read last, and a page without a date after both', () => {
  const { known } = withKnown({
    receipts: [
      receipt({ at: 'https://undated.louvre.fr/a', read: '2026-11-23' }),
      receipt({ at: 'https://old.louvre.fr/a', read: '2026-11-22', dated: '2024-03-01' }),
      receipt({ at: 'https://new.louvre.fr/a', read: '2026-11-20', proves: '2026-01' }),
    ],
  });
  expect(known?.hours).toEqual({ how: 'official', host: 'new.louvre.fr', on: '2026-11-20' });
});

it('knows a price by the name of a fare', () => {
  const told = withKnown({ receipts: [receipt({ of: ['fare'], says: '14 €' })] });
  expect(readingOf(told, 'price')?.host).toBe('louvre.fr');
});
