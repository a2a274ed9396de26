import { countFacts, countLines } from './countFacts';
import type { ToldFact } from './toldFacts';
import { workLine, worklist } from './worklist';

const fact = (of: string, change: Partial<ToldFact> = {}): ToldFact => ({
  of,
  fact: 'hours',
  how: 'general',
  access: 'public',
  screens: ['museums'],
  isPlace: true,
  ...change,
});
const read = (how: 'official' | 'secondary', on: '2026-11-20' | '2026-01-02') => ({
  how,
  reading: { how, host: 'louvre.fr', on },
});

it('lists what to look up, worst first, and leaves out what the authority said lately', () => {
  const facts = [
    fact('testville/den', { access: 'premium' }),
    fact('testville/well'),
    fact('testville/tower'),
    fact('testville/palace', read('secondary', '2026-11-20')),
    fact('testville/palace', { fact: 'price' }),
    fact('Metro ticket', { fact: 'fare', isPlace: false, ...read('official', '2026-01-02') }),
    fact('Day pass', { fact: 'fare', isPlace: false }),
    fact('Week pass', { fact: 'fare', isPlace: false, ...read('official', '2026-11-20') }),
  ];
  expect(worklist(facts, ['testville/palace', 'testville/tower'], '2026-11-23').map(workLine)).toEqual([
    'Day pass: fare, nobody read it (museums)',
    'Metro ticket: fare, read on 2026-01-02 (museums)',
    'testville/palace: price, nobody read it (museums)',
    'testville/palace: hours, read elsewhere alone, at louvre.fr (museums)',
    'testville/tower: hours, nobody read it (museums)',
    'testville/well: hours, nobody read it (museums)',
    'testville/den: hours, nobody read it (museums)',
  ]);
});

it('takes fares and rules of no place before all, and numbers, closures and what is premium after the places of everybody', () => {
  const facts = [
    fact('Ambulance', { fact: 'phone', isPlace: false, screens: ['emergency'] }),
    fact('Birthday of the city', { fact: 'closure', isPlace: false, access: 'premium', screens: ['testville/live'] }),
    fact('testville/attic', { access: 'premium' }),
    fact('testville/tower'),
    fact('testville/well'),
    fact('Zone fare', { fact: 'fare', isPlace: false }),
    fact('Visas', { fact: 'rule', isPlace: false }),
    fact('Boat trip', { fact: 'price', isPlace: false }),
  ];
  expect(worklist(facts, ['testville/well'], '2026-11-23').map(({ of }) => of)).toEqual([
    'Boat trip',
    'Visas',
    'Zone fare',
    'testville/well',
    'testville/tower',
    'Ambulance',
    'Birthday of the city',
    'testville/attic',
  ]);
});

it('counts facts by how they are known, of each kind and on each screen', () => {
  const counts = countFacts([
    fact('a', { screens: ['museums', 'family'] }),
    fact('b', read('official', '2026-11-20')),
    fact('c', { fact: 'price', screens: [], ...read('secondary', '2026-11-20') }),
  ]);
  expect(counts).toEqual({
    kinds: {
      hours: { official: 1, secondary: 0, general: 1 },
      price: { official: 0, secondary: 1, general: 0 },
    },
    screens: {
      '(no screen)': { official: 0, secondary: 1, general: 0 },
      family: { official: 0, secondary: 0, general: 1 },
      museums: { official: 1, secondary: 0, general: 1 },
    },
    all: { official: 1, secondary: 1, general: 1 },
  });
  expect(countLines(counts)[0]).toMatch(/official +secondary +general/);
});
