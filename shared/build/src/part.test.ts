import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildInputs } from './fingerprint';
import { importsOf, isModule } from './moduleGraph';
import { inputsOf, readPart } from './part';
import { projectFolder, serviceFolder } from './paths';
import { projectPackages } from './projectPackages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lisbon-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The shared packages whose sources are inputs of a part that depends on these and imports their entries. */
function packagesOf(dependencies: readonly string[], ...imports: string[]): string[] {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: '@odysseus/lisbon',
      version: '1.0.0',
      dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
    }),
  );
  writeFileSync(join(folder, 'routes.ts'), imports.map((name) => `import '${name}';`).join('\n'));
  const inputs = inputsOf(folder).map((input) => relative(projectFolder, input));
  return [
    ...new Set(inputs.flatMap((input) => /^(shared\/(?:kits\/)?[^/]+)\/src(\/|$)/.exec(input)?.[1] ?? [])),
  ].sort();
}

const kits = ['emergency', 'live', 'map', 'overview', 'passes', 'places', 'story', 'transit'].map(
  (kit) => `shared/kits/${kit}`,
);
const always = [
  'shared/build',
  'shared/contract',
  'shared/danger',
  'shared/guide',
  ...kits,
  'shared/model',
  'shared/page',
  'shared/runtime',
  'shared/ui',
].sort();

it('is built from the sources of every package that it depends on, directly or through another', () => {
  expect(packagesOf(['react'])).toEqual(always);
  expect(packagesOf(['@odysseus/pictures', 'react'], '@odysseus/pictures/models')).toEqual(
    [...always, 'shared/pictures'].sort(),
  );
  expect(packagesOf(['@odysseus/build'], '@odysseus/build')).toEqual([...always, 'shared/release'].sort());
});

it('is built from a kit that the guide leads to only where a screen or a module asks for it', () => {
  expect(packagesOf(['react'])).not.toContain('shared/kits/assistant');
  writeFileSync(join(folder, 'odysseus.yaml'), 'route: { path: /lisbon }\nkind: assistant\n');
  expect(packagesOf(['react'])).toContain('shared/kits/assistant');
  writeFileSync(join(folder, 'odysseus.yaml'), 'route: { path: /lisbon }\nkind: preparation\n');
  writeFileSync(join(folder, 'own.tsx'), "export { AssistantScreen as default } from '@odysseus/guide';\n");
  expect(packagesOf(['react'])).toContain('shared/kits/assistant');
});

it('is released anew when the words change that visitors search by, and the shell is not', () => {
  packagesOf(['react']);
  const words = join(projectFolder, 'shared/guide/words/words.yaml');
  expect(buildInputs(inputsOf(folder))).toContain(words);
  expect(buildInputs(inputsOf(join(projectFolder, 'shell')))).not.toContain(words);
});

it('has a new version when it depends on another package', () => {
  packagesOf(['@odysseus/ui']);
  const { version } = readPart(folder);
  packagesOf(['@odysseus/ui', '@odysseus/pictures']);
  expect(readPart(folder).version).not.toBe(version);
});

it('is released anew when the models of its pictures change', () => {
  expect(inputsOf(join(projectFolder, 'remotes', 'paris'))).toContain(
    join(projectFolder, 'shared', 'pictures', 'src', 'models.ts'),
  );
});

it('leaves the shell as it is when only the guide changes', () => {
  expect(inputsOf(join(projectFolder, 'shell')).filter((input) => /[\\/](guide|kits)[\\/]/.test(input))).toEqual([]);
});

describe('of the cities', () => {
  const cities = ['paris', 'italy', 'london', 'athens'];
  const files = cities.map((city) =>
    buildInputs(inputsOf(join(projectFolder, 'remotes', city))).map((file) => relative(projectFolder, file)),
  );
  const holders = (file: string): string[] => cities.filter((_city, index) => files[index]?.includes(file));
  const holding = (file: string): number => files.filter((inputs) => inputs.includes(file)).length;

  it.each([
    'engine.ts',
    'compose/answerFind.ts',
    'plan/planDays.ts',
    'tools/wayBetween.ts',
    'understanding/resolve.ts',
    'verify/verifySentence.ts',
  ])('none has a new version when the assistant’s logic changes (%s)', (file) => {
    expect(existsSync(join(projectFolder, 'shared/kits/assistant/src/logic', file))).toBe(true);
    expect(holding(`shared/kits/assistant/src/logic/${file}`)).toBe(0);
  });

  it.each([
    'content/elsewhere.yaml',
    'package.json',
    'src/content/compileCorpus.ts',
    'src/screens/AssistantScreen.tsx',
    'src/logic/corpus.ts',
  ])('only those that have an assistant have a new version when %s of its kit changes', (file) => {
    expect(holders(`shared/kits/assistant/${file}`)).toEqual(['paris', 'italy']);
  });

  it.each([
    ['live', 'LiveScreen.tsx'],
    ['story', 'StoryScreen.tsx'],
  ])('only those with a screen of the kit %s have a new version when its template changes', (kit, file) => {
    const screen = `shared/kits/${kit}/src/screens/${file}`;
    expect(existsSync(join(projectFolder, screen))).toBe(true);
    expect(holders(screen)).toEqual(['paris', 'italy']);
  });

  it.each([
    'shared/model/src/time/openingState.ts',
    'shared/kits/places/src/screens/PlaceCard.tsx',
    'shared/danger/src/content/compileHelp.ts',
    'shared/page/src/vignettes/map.svg',
  ])('each has a new version when %s changes', (file) => {
    expect(holding(file)).toBe(files.length);
  });
});

it('the shell has a new version when the compiler of help in danger changes', () => {
  const inputs = buildInputs(inputsOf(join(projectFolder, 'shell'))).map((file) => relative(projectFolder, file));
  expect(inputs).toEqual(
    expect.arrayContaining([
      'shared/danger/src/content/compileHelp.ts',
      'shared/model/src/content/readYaml.ts',
      'shared/danger/content/groups.yaml',
      'shell/src/main.ts',
    ]),
  );
});

describe('a test, and what only tests import, gives no new version', () => {
  /** Modules that are named by their paths, and that no module imports: what builds and programs begin with. */
  const namedByPath = [
    /^shell\/src\/(main|starter|prerender|services\/service-worker\/serviceWorker)\.tsx?$/,
    /^backend\/(drizzle\.config|src\/(main|serve|auth-emulator\/process))\.ts$/,
    /^remotes\/[^/]+\/src\/([^/]+\/)?story\.tsx$/,
    /^shared\/build\/src\/(basemapLoader|remoteModuleLoader)\.ts$/,
    /^shared\/build\/src\/browser\/(EditSocket|briefErrors|browserSchemas|noPrefixes|refreshHook|releaseHook)\.ts$/,
    // Types of a module that is no TypeScript.
    /\.d\.cts$/,
  ];
  const packages = projectPackages();
  const folders = ['backend', 'remotes', 'scripts', 'shared', 'shell', 'types'];
  // Without tests and the folders of what helps them.
  const modules = buildInputs(folders.map((each) => join(projectFolder, each))).filter(isModule);
  const imported = new Set(modules.flatMap((file) => importsOf(file, packages)));

  it.each(['shell', 'remotes/paris', 'remotes/italy', 'remotes/london', 'remotes/athens', 'backend'])(
    'to %s',
    (part) => {
      const inputs = buildInputs(inputsOf(join(projectFolder, part))).filter(isModule);
      expect(inputs.length).toBeGreaterThan(100);
      expect(
        inputs
          .filter((file) => !imported.has(file))
          .map((file) => relative(projectFolder, file))
          .filter((file) => !namedByPath.some((pattern) => pattern.test(file))),
      ).toEqual([]);
    },
  );
});

it('the service is bundled anew when the assistant’s engine changes, which it runs', () => {
  const inputs = buildInputs(inputsOf(serviceFolder)).map((file) => relative(projectFolder, file));
  expect(inputs).toEqual(
    expect.arrayContaining([
      'backend/src/serve.ts',
      'shared/kits/assistant/src/logic/engine.ts',
      'shared/kits/passes/src/logic/planParty.ts',
    ]),
  );
});
