import { moduleName } from './moduleName';
import { sourceShares } from './sourceShares';
import { budgets, reportedWeights, weightText, weightTrouble } from './WeightReport';

it('counts what of a script came from each source', () => {
  // Two segments of the first source, one of the second, then a line of which nobody knows.
  const shares = sourceShares('aaabbbbcc\nddddd', { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,GCAA,IDAA' });
  expect([...shares]).toEqual([
    ['a.ts', 5],
    ['b.ts', 4],
    ['', 5],
  ]);
});

it.each([
  ['webpack://@odysseus/shell@1.0.0/./src/startHere.ts?a1b2', 'shell/src/startHere.ts'],
  ['webpack://odysseus_shell/../shared/ui/src/icon/Icon.tsx', 'shared/ui/src/icon/Icon.tsx'],
  ['webpack://odysseus_shell/../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://odysseus_shell/../node_modules/@odysseus-like/core/index.js', '@odysseus-like/core'],
  ['webpack://odysseus_shell/webpack/runtime/publicPath', '(webpack)'],
  ['', '(webpack)'],
])('calls %s %s', (source, name) => {
  expect(moduleName(source, 'shell')).toBe(name);
});

it('writes a report that it can read, small modules with their folder', () => {
  const modules = [
    { module: 'react-dom', bytes: 59_000 },
    { module: 'shell/src/app/App.tsx', bytes: 900.4 },
    { module: 'shell/src/app/Page.tsx', bytes: 120 },
    { module: 'shell/src/app/pageData.ts', bytes: 80 },
  ];
  const text = weightText([{ page: '/', alive: 60_100, later: 7_000, modules }]);
  expect(text).toContain('| `/` | 60,100 | 112,000 | 7,000 |');
  expect(text).toContain('| 900 | shell/src/app/App.tsx |\n| 200 | shell/src/app/… |');
  expect([...reportedWeights(text)]).toEqual([['/', 60_100]]);
});

it('says when a page is over its budget, and when it weighs more than the report tells', () => {
  const budget = budgets['/'] ?? 0;
  expect(weightTrouble('/', budget, budget)).toBeUndefined();
  expect(weightTrouble('/', budget + 1, budget)).toContain('are allowed');
  // Over it already: no more than it is.
  expect(weightTrouble('/', budget + 9_000, budget + 9_000)).toBeUndefined();
  expect(weightTrouble('/', budget + 12_000, budget + 9_000)).toContain('npm run weigh');
  expect(weightTrouble('/', 100_900, 100_000)).toBeUndefined();
  expect(weightTrouble('/', 101_100, 100_000)).toContain('npm run weigh');
  expect(weightTrouble('/', 98_900, 100_000)).toBeUndefined();
  expect(weightTrouble('/', 98_900, undefined)).toContain('npm run weigh');
});
