import { basename, dirname } from 'node:path';
import { projectModules } from './imports/projectModules';

/** Names that say which part a file plays in its folder, whatever it holds. */
const parts = ['index', 'main', 'routes', 'schema', 'copy', 'constants', 'testing', 'page', 'names'];

/** Files that are called after what they show or run: a program after its command, a screen after its address, a scene after its sight. */
const calledAfterIt = [
  /^scripts\/[^/]+\.ts$/,
  /^scripts\/(bench|eval)\/[^/]+\.ts$/,
  /^remotes\/[a-z-]+\/src\/([a-z-]+\/)?[a-z-]+\.tsx$/,
  /\/(models|scenes)\//,
];

/** Earlier contracts are kept as they were, and tests lie beside what they test. */
const leftOut = /^e2e\/|^shared\/contract\/history\/|\.(test|styles|d)\.[cm]?tsx?$|\/dist\//;

/** What a file is called, in small letters: `PassCard.tsx` and `passCard.ts` are one name. */
const nameOf = (file: string): string =>
  basename(file)
    .replace(/\.tsx?$/, '')
    .toLowerCase();

function sameNames(files: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const file of files.filter((each) => !leftOut.test(each) && !parts.includes(nameOf(each))))
    byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file]);
  return [...byName.values()].filter((same) => {
    // One that is called after what it runs or shows may share its name with the one module that does the work.
    const own = same.filter((file) => !calledAfterIt.some((pattern) => pattern.test(file)));
    return new Set(own.map(dirname)).size > 1;
  });
}

it('finds two files of one name that do different things', () => {
  expect(sameNames(['shell/src/a/clock.ts', 'shared/b/Clock.tsx', 'shell/src/a/copy.ts', 'shared/b/copy.ts'])).toEqual([
    ['shell/src/a/clock.ts', 'shared/b/Clock.tsx'],
  ]);
  expect(
    sameNames([
      'scripts/route.ts',
      'shared/contract/src/route.ts',
      'shared/pictures/src/models/louvre.ts',
      'shared/pictures/src/scenes/louvre.ts',
    ]),
  ).toEqual([]);
});

it('no two files of the project have one name, but those whose name is a part that they play', () => {
  expect(sameNames([...projectModules().keys()])).toEqual([]);
});
