import { whereabouts } from './whereabouts';

it.each<[string, Parameters<typeof whereabouts>, string | undefined]>([
  ['the quarter', [{ name: 'Louvre', area: 'Tuileries' }], 'Tuileries'],
  ['quarter and way', [{ name: 'Louvre', area: 'Tuileries' }, { words: '2 rue X' }], 'Tuileries\u00a0· 2 rue X'],
  ['the way where the name says the quarter', [{ name: 'Colosseum', area: 'Colosseum' }, { words: 'A (B)' }], 'A (B)'],
  [
    'the way where that names the quarter',
    [
      { name: 'The theatre', area: 'Garbatella' },
      { words: 'Garbatella (B)', name: 'Garbatella' },
    ],
    'Garbatella (B)',
  ],
  ['nothing where there is no way', [{ name: 'The Marais', area: 'Marais' }], undefined],
])('tells %s', (_what, told, words) => {
  expect(whereabouts(...told)).toBe(words);
});
