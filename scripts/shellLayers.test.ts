import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { shellLayers } from './lint/shellLayers';

const shell = join(process.cwd(), 'shell', 'src');
const rule = shellLayers(shell);

/** What the rule says of a text, by line, as if the text stood at a path of the shell. */
function complaints(path: string, lines: readonly string[]): Record<number, string> {
  const messages = new Linter({ cwd: process.cwd() }).verify(
    lines.join('\n'),
    [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { odysseus: { rules: { 'shell-layers': rule } } },
        rules: { 'odysseus/shell-layers': 'error' },
      },
    ],
    join(shell, path),
  );
  return Object.fromEntries(messages.map(({ line, message }) => [line, message]));
}

const foldersOf = (layer: string) =>
  readdirSync(join(shell, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it.each(foldersOf('features'))(
  'holds features/%s to what lies below it, and to the indexes of its neighbours',
  (feature) => {
    const [neighbour] = foldersOf('features').filter((name) => name !== feature);
    const said = complaints(`features/${feature}/New.ts`, [
      "import type { Resolution } from '../../routes/resolveRoute';",
      "export { App } from '../../app/App';",
      "export * from '../../app/App';",
      "void import('../../startHere');",
      "export type Taken = import('../../app/createServices').PageServices;",
      `import { any } from '../${neighbour}/inside';`,
      "import { useServices } from '../../services/page/Services';",
      `import '../${neighbour}';`,
      "import '../../services/page';",
      "import './own';",
      "import 'react';",
    ]);
    expect(Object.keys(said).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(said[1]).toContain('features may not import routes: the shell is services ← features ← routes ← app');
    expect(said[6]).toContain(`features/${neighbour} is imported by its index alone`);
  },
);

it.each([
  ['services/page/New.ts', "import '../../features/auth';", 'services may not import features'],
  ['services/new/new.ts', "import '../page/Services';", 'services/page is imported by its index alone'],
  ['routes/New.tsx', "import '../app/App';", 'routes may not import app'],
  ['routes/New.tsx', "import '../features/auth/createAuth';", 'features/auth is imported by its index alone'],
  ['services/page/New.test.ts', "import '../../features/auth/createAuth';", 'services may not import features'],
])('refuses in %s %s', (path, line, reason) => {
  expect(complaints(path, [line])[1]).toContain(reason);
});

it.each([
  ['app/New.tsx', "import '../features/auth';"],
  ['features/auth/New.test.ts', "import '../premium/testing';"],
  ['startHere.ts', "import './app/startShell';"],
])('takes in %s %s', (path, line) => {
  expect(complaints(path, [line])).toEqual({});
});

it('refuses a folder beside the layers', () => {
  const source = mkdtempSync(join(tmpdir(), 'odysseus-shell-'));
  try {
    mkdirSync(join(source, 'widgets'));
    expect(() => shellLayers(source)).toThrow('shell/src/widgets stands in no layer');
  } finally {
    rmSync(source, { recursive: true });
  }
});

it('is part of the lint', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'node_modules/eslint/bin/eslint.js',
    '--print-config',
    join(shell, 'features', 'auth', 'index.ts'),
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ rules: { 'odysseus/shell-layers': [2] } });
});
