import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { shellLayers } from './scripts/lint/shellLayers.js';

/** The remotes by their folders: a new one needs no line here. */
const remotesFolder = join(import.meta.dirname, 'remotes');
const remotes = readdirSync(remotesFolder).filter((name) => existsSync(join(remotesFolder, name, 'package.json')));

/**
 * Who may import whom (docs/architecture.md). Each row: where, and which of the project's packages are out of reach there.
 * contract ← runtime ← ui ← danger ← guide ← remotes; contract ← release ← backend; contract ← runtime ← ui ← danger ← shell; build ← scripts.
 * Of the guide the backend has the entry without screens, and of the pictures the remotes have the models.
 */
const packages = ['contract', 'runtime', 'ui', 'danger', 'guide', 'build', 'release', 'pictures', 'shell', 'backend', ...remotes];
const reach = {
  'shared/contract': [],
  'shared/runtime': ['contract'],
  'shared/ui': ['contract', 'runtime'],
  'shared/danger': ['contract', 'runtime', 'ui'],
  'shared/guide': ['contract', 'runtime', 'ui', 'danger'],
  'shared/release': ['contract'],
  'shared/build': ['contract', 'danger', 'guide', 'release'],
  'shared/pictures': [],
  shell: ['contract', 'runtime', 'ui', 'danger'],
  backend: ['contract', 'release', 'guide/service'],
  ...Object.fromEntries(remotes.map((name) => [`remotes/${name}`, ['contract', 'runtime', 'ui', 'guide', 'pictures/models']])),
};

const otherFolders = `^(\\.\\./)+(shared|shell|remotes/(${remotes.join('|')})|backend|scripts|e2e)/`;

/** The other packages, and of those with one entry in reach every other entry. */
const outOfReach = (allowed) =>
  packages
    .filter((name) => !allowed.includes(name))
    .map((name) => {
      const entries = allowed.filter((entry) => entry.startsWith(`${name}/`)).map((entry) => entry.slice(name.length + 1));
      return entries.length > 0 ? `${name}(?!/(${entries.join('|')})$)` : name;
    })
    .join('|');

const boundaries = Object.entries(reach).map(([folder, allowed]) => ({
  files: [`${folder}/src/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@odysseus/(${outOfReach(allowed)})(/|$)`,
            message: `${folder} may import ${allowed.length > 0 ? allowed.map((name) => `@odysseus/${name}`).join(', ') : 'no package of this project'} only (docs/architecture.md).`,
          },
          { regex: '^@odysseus/[^/]+/(?!books$|content$|models$|screens$|service$|testing$|tokens\\.css$|routes$|weights$)', message: "Import a package's public entry, never a file behind it." },
          { regex: otherFolders, message: 'Import another part of the project by its package name.' },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['**/node_modules/', '.odysseus/', '**/.cache/', 'test-results/', 'playwright-report/', 'coverage/', 'backend/drizzle/', 'backend/dist/', '**/assets/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['{shell,remotes/*,shared/runtime,shared/ui,shared/danger,shared/guide}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...boundaries,
  { files: ['shell/src/**/*.{ts,tsx}'], plugins: { odysseus: { rules: { 'shell-layers': shellLayers(join(import.meta.dirname, 'shell', 'src')) } } }, rules: { 'odysseus/shell-layers': 'error' } },
  // Tests may use a feature's stand-ins and constants.
  { files: ['shell/src/**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: globals.node }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // The declaration of CSS and assets for the type checker.
  { files: ['types/**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
);
