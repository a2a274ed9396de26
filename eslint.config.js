import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (docs/architecture.md). Each row: where, and which of the project's packages are out of reach there.
 * contract ← runtime ← ui ← guide ← remotes; contract ← backend; contract ← runtime ← ui ← shell; build ← scripts.
 */
const packages = ['contract', 'runtime', 'ui', 'guide', 'build', 'pictures', 'shell', 'backend', 'paris', 'italy', 'london', 'athens'];
const reach = {
  'shared/contract': [],
  'shared/runtime': ['contract'],
  'shared/ui': ['contract', 'runtime'],
  'shared/guide': ['contract', 'runtime', 'ui'],
  'shared/build': ['contract', 'guide'],
  'shared/pictures': [],
  shell: ['contract', 'runtime', 'ui'],
  backend: ['contract'],
  'remotes/paris': ['contract', 'runtime', 'ui', 'guide'],
  'remotes/italy': ['contract', 'runtime', 'ui', 'guide'],
  'remotes/london': ['contract', 'runtime', 'ui', 'guide'],
  'remotes/athens': ['contract', 'runtime', 'ui', 'guide'],
};

const otherFolders = '^(\\.\\./)+(shared|shell|remotes/(paris|italy|london|athens)|backend|scripts|e2e)/';

const boundaries = Object.entries(reach).map(([folder, allowed]) => ({
  files: [`${folder}/src/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@odysseus/(${packages.filter((name) => !allowed.includes(name)).join('|')})(/|$)`,
            message: `${folder} may import ${allowed.length > 0 ? allowed.map((name) => `@odysseus/${name}`).join(', ') : 'no package of this project'} only (docs/architecture.md).`,
          },
          { regex: '^@odysseus/[^/]+/(?!content$|tokens\\.css$|routes$)', message: "Import a package's public entry, never a file behind it." },
          { regex: otherFolders, message: 'Import another part of the project by its package name.' },
          ...(folder === 'shell' ? [{ regex: '^\\.\\./(\\.\\./)*(analytics|auth|consent|navigation|premium|remotes)/.+', message: "A feature speaks to another through that feature's index." }] : []),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['**/node_modules/', '.odysseus/', '.cache/', 'test-results/', 'playwright-report/', 'coverage/', 'backend/drizzle/', '**/assets/**'] },
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
    files: ['{shell,remotes/*,shared/runtime,shared/ui,shared/guide}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...boundaries,
  // Tests may use a feature's stand-ins and constants.
  { files: ['shell/src/**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: globals.node }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // The declaration of CSS and assets for the type checker.
  { files: ['types/**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
);
