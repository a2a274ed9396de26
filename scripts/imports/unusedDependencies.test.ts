import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectFolder, projectPackages, readPackage, specifiersOf, type ProjectPackage } from '@odysseus/build';
import { filesBelow } from './filesBelow';
import { unusedDependencies } from './unusedDependencies';

/** What is declared though no module imports it, by package, and why. */
const exempt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  odysseus: {
    '@testing-library/dom': 'a peer of @testing-library/react and @testing-library/user-event',
    '@types/jest': 'globals of every test: tsconfig.tests.json',
    '@typescript/native': 'the tsc of npm run types',
    'firebase-tools': 'backend/src/auth-emulator/firebaseTools.ts asks for its inner modules',
    jest: 'a command: npm run unit',
    prettier: 'a command: npm run format',
  },
  '@odysseus/build': {
    '@swc/plugin-styled-components': 'webpackConfiguration.ts names it to swc',
    'css-loader': 'webpackConfiguration.ts names it to webpack',
    'react-refresh': 'a peer of @pmmmwh/react-refresh-webpack-plugin',
    'swc-loader': 'webpackConfiguration.ts names it to webpack',
  },
};

/** What npm run new-city declares for every remote: the modules that its build makes of content import it, and code of its own may. */
const ofRemotes = ['@odysseus/contract', '@odysseus/guide', '@odysseus/runtime', '@odysseus/ui', 'react'];

const files = filesBelow(projectFolder).filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file));

/** What a file imports: a sheet too, and React where it holds JSX. */
function importedBy(file: string): readonly string[] {
  if (file.endsWith('.css'))
    return [...readFileSync(file, 'utf8').matchAll(/@import (?:url\()?['"]([^'"]+)/g)].map(([, name = '']) => name);
  const written = specifiersOf(file).map((name) => name.replace(/^node:.*/, 'node'));
  return file.endsWith('.tsx') ? [...written, 'react'] : written;
}

/** What a package declares and no file of its folder imports: of the project's own package, no file at all. */
function unusedIn({ folder, dependencies, devDependencies }: Omit<ProjectPackage, 'name' | 'version'>): string[] {
  const own = files.filter((file) => file.startsWith(folder + sep));
  return unusedDependencies(Object.keys({ ...dependencies, ...devDependencies }), own.flatMap(importedBy));
}

it('finds what nothing imports, by whatever entry, and leaves types with their library', () => {
  expect(
    unusedDependencies(
      ['@odysseus/map', '@types/pg', '@types/three', 'pg', 'zod', 'sharp', 'react-dom'],
      ['@odysseus/map/content', 'pg', 'zod/mini', 'react', './sharp'],
    ),
  ).toEqual(['@types/three', 'sharp', 'react-dom']);
});

it.each([{ ...readPackage(projectFolder), folder: projectFolder }, ...projectPackages().values()])(
  '$name declares what its modules import, and what is exempt for a reason that still holds',
  (own) => {
    const unused = unusedIn(own);
    const isRemote = own.folder.startsWith(join(projectFolder, 'remotes') + sep);
    expect(unused.filter((name) => !isRemote || !ofRemotes.includes(name))).toEqual(
      Object.keys(exempt[own.name] ?? {}),
    );
  },
);
