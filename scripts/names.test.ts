import { basename } from 'node:path';
import { projectModules } from './imports/projectModules';

/** Names that say which part a file plays in its folder, whatever it holds. */
const parts = ['index', 'main', 'routes', 'schema', 'copy', 'constants', 'testing', 'page', 'names'];

/** Files that may bear the name of another, and why. */
const calledAfterIt = [
  // Called after the sight that it shows: the model, its pictures, its scene in a story. What several scenes share is none.
  /^shared\/pictures\/src\/(models|scenes)\/(?!common\/)/,
  /^remotes\/[a-z-]+\/src\/([a-z-]+\/)?story\/scenes\//,
  // Each remote calls a screen of its own by its address, `story.tsx`.
  /^remotes\/[a-z-]+\/src\/([a-z-]+\/)?[a-z-]+\.tsx$/,
  // A command of one line that does nothing but call the module of its name.
  /^scripts\/buildService\.ts$/,
];

/** Earlier contracts are kept as they were, and what only tests use has names of its own. */
const leftOut = /^e2e\/|^shared\/contract\/history\/|\.(styles|d)\.[cm]?tsx?$|\/dist\//;

/** What a file is called, in small letters: `PassCard.tsx` and `passCard.ts` are one name. */
const nameOf = (file: string): string =>
  basename(file)
    .replace(/\.tsx?$/, '')
    .toLowerCase();

function sameNames(files: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const file of files.filter((each) => !leftOut.test(each) && !parts.includes(nameOf(each))))
    byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file]);
  return [...byName.values()].filter(
    (same) => same.filter((file) => !calledAfterIt.some((pattern) => pattern.test(file))).length > 1,
  );
}

it('finds two files of one name that do different things, beside each other and apart, tests too', () => {
  const found = [
    ['shell/src/a/clock.ts', 'shared/b/Clock.tsx'],
    ['shell/src/a/Notice.tsx', 'shell/src/a/notice.ts'],
    ['scripts/route.ts', 'shared/contract/src/route.ts'],
    ['backend/src/limits/networks.test.ts', 'scripts/networks.test.ts'],
    ['shared/pictures/src/scenes/common/ground.ts', 'shell/src/ground.ts'],
  ];
  expect(sameNames(found.flat())).toEqual(found);
});

it('lets a test bear the name of what it tests, a file that of its part, and one that of its sight', () => {
  expect(
    sameNames([
      'shell/src/a/copy.ts',
      'shared/b/copy.ts',
      'shell/src/a/clock.ts',
      'shell/src/a/clock.test.ts',
      'shared/pictures/src/models/louvre.ts',
      'shared/pictures/src/scenes/parisSights/louvre.ts',
      'remotes/paris/src/story/scenes/louvre.ts',
      'remotes/paris/src/story.tsx',
      'shared/kits/story/src/screens/Story.tsx',
    ]),
  ).toEqual([]);
});

it('no two files of the project have one name, but those whose name is a part that they play', () => {
  expect(sameNames([...projectModules().keys()])).toEqual([]);
});
