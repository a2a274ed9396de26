import { readFileSync } from 'node:fs';
import { architecturePage, withGraph } from './architecturePage';
import { cycles } from './cycles';
import { drawGraph, packageGraph, partOf } from './packageGraph';
import { projectModules } from './projectModules';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

describe('cycles', () => {
  it('finds each circle with its way, and a module that imports itself', () => {
    expect(cycles(graphOf({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['d'] }))).toEqual([
      ['a', 'b', 'c', 'a'],
      ['d', 'd'],
    ]);
  });

  it('lets two ways lead to one module', () => {
    expect(cycles(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});

describe('the project', () => {
  const modules = projectModules();

  it('has no module that leads back to itself', () => {
    expect(modules.size).toBeGreaterThan(500);
    expect(cycles(modules)).toEqual([]);
  });

  it('has no package that leads back to itself', () => {
    expect(cycles(packageGraph(modules))).toEqual([]);
  });

  it('is drawn in docs/architecture.md as its imports are: npm run graph draws it anew', () => {
    const page = readFileSync(architecturePage, 'utf8');
    expect(page).toBe(withGraph(page, drawGraph(packageGraph(modules))));
  });
});

it.each([
  ['shared/kits/map/src/logic/projection.ts', 'map'],
  ['shared/kits/map/src/screens/engine/openMap.ts', 'map/screens'],
  ['shared/danger/src/content/allHelp.ts', 'danger/content'],
  ['remotes/paris/src/story.tsx', 'remotes'],
  ['e2e/routes.ts', undefined],
])('%s belongs to %s', (file, part) => {
  expect(partOf(file)).toBe(part);
});
