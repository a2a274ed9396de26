import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { shellLayers } from './scripts/lint/shellLayers.js';
import { styledElements } from './scripts/lint/styledElements.js';
import { readSurroundings } from './scripts/lint/readSurroundings.js';

/** The remotes by their folders: a new one needs no line here. */
const remotesFolder = join(import.meta.dirname, 'remotes');
const remotes = readdirSync(remotesFolder).filter((name) => existsSync(join(remotesFolder, name, 'package.json')));

/** The kits by their folders, each with the entries `logic`, `content` and `screens`. */
const kits = readdirSync(join(import.meta.dirname, 'shared', 'kits'));

/**
 * Who may import whom (docs/architecture.md). Each row: where, and which of the project's packages are in reach there; a name with
 * an entry (`model/content`) is that entry alone.
 * contract ← model ← danger ← page ← kits ← guide ← remotes; contract ← release ← backend; contract ← runtime ← ui ← danger ← shell (with the model's entry);
 * build ← scripts. The line on emergencies is for every part that writes a page. Of the kits the backend has the logic of assistant
 * and live board, and of the pictures the remotes have the models.
 */
const packages = [
  'contract',
  'model',
  'runtime',
  'ui',
  'danger',
  'page',
  ...kits,
  'guide',
  'build',
  'release',
  'pictures',
  'shell',
  'backend',
  ...remotes,
];
const entry = '$';
const reach = {
  'shared/contract': [],
  'shared/runtime': ['contract'],
  'shared/ui': ['contract', 'runtime'],
  'shared/model': ['contract'],
  'shared/danger': ['contract', 'runtime', 'ui', 'model/content'],
  'shared/page': ['contract', `model${entry}`, 'runtime', 'ui'],
  'shared/kits/*': ['contract', 'model', 'runtime', 'ui', 'danger', 'page', ...kits],
  // The assistant's engine is the service's alone.
  'shared/guide': [
    'contract',
    'model',
    'runtime',
    'ui',
    'danger',
    'page',
    ...kits.filter((kit) => kit !== 'assistant'),
    'assistant/content',
    'assistant/screens',
  ],
  'shared/release': ['contract', 'danger/line'],
  'shared/build': ['contract', 'danger/content', 'guide/content', 'model', 'release'],
  'shared/pictures': [],
  shell: ['contract', `model${entry}`, 'model/trip', 'runtime', 'ui', 'danger'],
  backend: ['contract', 'danger/line', 'release', `assistant${entry}`, `live${entry}`],
  ...Object.fromEntries(
    remotes.map((name) => [`remotes/${name}`, ['contract', 'runtime', 'ui', `guide${entry}`, 'pictures/models']]),
  ),
};

/**
 * Within a kit: content and screens rest on logic, never the other way, and of another kit on its logic alone. One screen is made
 * of another kit's: an emergency page is a list of places.
 */
const ofKits = {
  logic: ['contract', `model${entry}`, `danger${entry}`, 'danger/weights', ...kits.map((kit) => kit + entry)],
  content: ['contract', 'model', `danger${entry}`, 'danger/content', ...kits.map((kit) => kit + entry)],
  screens: [
    'contract',
    `model${entry}`,
    'runtime',
    'ui',
    `danger${entry}`,
    'danger/screens',
    'page',
    ...kits.map((kit) => kit + entry),
  ],
};
const screensOfOthers = { emergency: ['places/screens'] };

const otherFolders = `^(\\.\\./)+(shared|shell|remotes/(${remotes.join('|')})|backend|scripts|e2e)/`;

/** What may not be imported where these may, as an expression. */
const outOfReach = (allowed) =>
  packages
    .filter((name) => !allowed.includes(name))
    .map((name) => {
      const entries = allowed
        .filter((each) => each.startsWith(`${name}/`) || each === name + entry)
        .map((each) => (each === name + entry ? '' : `/${each.slice(name.length + 1)}`));
      return entries.length > 0 ? `${name}(?!(${entries.join('|')})$)` : name;
    })
    .join('|');

const message = (allowed) =>
  allowed.length > 0
    ? allowed.map((name) => `@odysseus/${name.replace(entry, '')}`).join(', ')
    : 'no package of this project';
const patternsFor = (folder, allowed) => [
  {
    regex: `^@odysseus/(${outOfReach(allowed)})(/|$)`,
    message: `${folder} may import ${message(allowed)} only (docs/architecture.md).`,
  },
  {
    regex:
      '^@odysseus/[^/]+/(?!books$|content$|controls$|idle$|later$|line$|models$|onward$|screens$|testing$|time$|trip$|tokens\\.css$|routes$|weights$)',
    message: "Import a package's public entry, never a file behind it.",
  },
  { regex: otherFolders, message: 'Import another part of the project by its package name.' },
];

const boundaries = Object.entries(reach).map(([folder, allowed]) => ({
  files: [`${folder}/src/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [...patternsFor(folder, allowed)],
      },
    ],
  },
}));

/** The folders of what may be imported in a folder, itself among them, and of what those may import in turn. */
const foldersFrom = (folder, found = new Set()) => {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of reach[folder]) foldersFrom(folderOf(name.replace(/\/.*|\$$/, '')), found);
  return found;
};
const folderOf = (name) =>
  kits.includes(name) ? 'shared/kits/*' : [`shared/${name}`, `remotes/${name}`, name].find((folder) => folder in reach);

/** What the types of a file can depend on besides itself, for ESLint's cache. */
const surroundings = readSurroundings(import.meta.dirname);
const ofAll = [
  'types',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'tsconfig.lint.json',
  'scripts/lint',
];
const everything = {
  surroundings: surroundings(['shared', 'shell', 'remotes', 'backend', 'scripts', 'e2e', ...ofAll]),
};
const surrounded = [
  { files: ['**/*.{ts,tsx}'], settings: everything },
  ...Object.keys(reach).map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    settings: { surroundings: surroundings([...foldersFrom(folder), ...ofAll].map((path) => path.replace('/*', ''))) },
  })),
  // They may import anything, or what compiles content.
  { files: ['{shell,shared/guide}/src/**/*.test.{ts,tsx}'], settings: everything },
];

const kitBoundaries = kits.flatMap((kit) =>
  Object.entries(ofKits).map(([part, allowed]) => {
    const others = Object.keys(ofKits).filter((each) => each !== part && each !== 'logic');
    const inReach = [
      ...allowed.filter((name) => name !== kit + entry),
      ...(part === 'screens' ? (screensOfOthers[kit] ?? []) : []),
    ];
    return {
      files: [`shared/kits/${kit}/src/${part}/**/*.{ts,tsx}`],
      // A test may lay one entry beside another.
      ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              ...patternsFor(`${kit}'s ${part}`, inReach),
              {
                regex: `^(\\./|(\\.\\./)+)(${others.join('|')})(/|$)`,
                message: `${kit}'s ${part} imports nothing of its ${others.join(' and ')} (docs/architecture.md).`,
              },
            ],
          },
        ],
      },
    };
  }),
);

/** A test of a remote may compile the content that its screens show, and takes the routes that are made of it. */
const routesOfAll = remotes.map((name) => `${name}/routes`);
const testsOfRemotes = {
  files: ['remotes/*/src/**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patternsFor('A test of a remote', [
          'contract',
          'runtime',
          'ui',
          'guide',
          'pictures/models',
          ...routesOfAll,
        ]),
      },
    ],
  },
};

/** A test of what a compiled city says takes it as builds do. */
const testsOfGuide = {
  files: ['shared/guide/src/**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patternsFor('A test of the guide', [...reach['shared/guide'], 'build/content']) },
    ],
  },
};

/** A test of the service times work by the processor, as those of the kits do. */
const testsOfBackend = {
  files: ['backend/src/**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patternsFor('A test of the service', [...reach.backend, 'model/testing']) },
    ],
  },
};

/** Tests of the service take what a city's own files say of its live sources. */
const testingOfBackend = {
  files: ['backend/src/testing/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patternsFor('What tests of the service share', [
          ...reach.backend,
          'live/content',
          'map/testing',
          'model',
        ]).slice(0, 2),
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '.odysseus/',
      '**/.cache/',
      'test-results/',
      'playwright-report/',
      'coverage/',
      'backend/drizzle/',
      'backend/dist/',
      '**/assets/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.recommendedTypeCheckedOnly,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
      '@typescript-eslint/no-unnecessary-type-conversion': 'error',
      '@typescript-eslint/no-useless-default-assignment': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
      // What aborts a call gives the reason, of whatever type, that its caller is to hear.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingAny: true }],
      // Numbers and yes or no read well in a sentence; what does not is an object or undefined.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // TypeScript says it itself (noUnusedLocals, noUnusedParameters), at no cost.
      '@typescript-eslint/no-unused-vars': 'off',
      // An interface that promises an answer later is kept by work that waits for nothing, too.
      '@typescript-eslint/require-await': 'off',
      // Adapters are plain objects of functions without `this`, and are taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // `void` stands beside what else a callback may answer.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Overloads that are one to the compiler may be two to their reader.
      '@typescript-eslint/unified-signatures': 'off',
      // Dictionaries lose keys.
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**'],
    rules: {
      // Jest's matchers are `any`, wherever they stand in what is expected.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // What says '[object Object]' fails the test that reads it.
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
  // What no TypeScript configuration holds: programs in JavaScript, and what stands for words that one surrounding alone has.
  { files: ['**/*.{js,mjs,cjs}', 'types/{browser,node}/**'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['**/*.{js,mjs,cjs}'], rules: { '@typescript-eslint/no-unused-vars': 'error' } },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    settings: { 'jsx-a11y': { polymorphicPropName: 'as' } },
    rules: {
      // Parts of a table that is laid out as blocks lose their own roles (shared/page/src/blocks/simpleBlocks.tsx).
      'jsx-a11y/no-redundant-roles': [
        'error',
        { nav: ['navigation'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
      ],
      // A part may hear the keys of what has the focus within it; a click beside a dialog's content closes it.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'], dialog: ['onClick'] },
      ],
      // What scrolls has to be reached by keys.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['region', 'tabpanel'], allowExpressionValues: true },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['none', 'presentation'], canvas: ['img'], td: ['cell'] },
      ],
    },
  },
  ...styledElements(import.meta.dirname, ['shared', 'shell', 'remotes']),
  {
    files: [
      '{shell,remotes/*,shared/runtime,shared/ui,shared/danger,shared/page,shared/kits/*,shared/guide}/src/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...surrounded,
  ...boundaries,
  ...kitBoundaries,
  testsOfRemotes,
  testsOfGuide,
  testsOfBackend,
  testingOfBackend,
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    plugins: { odysseus: { rules: { 'shell-layers': shellLayers(join(import.meta.dirname, 'shell', 'src')) } } },
    rules: { 'odysseus/shell-layers': 'error' },
  },
  {
    files: ['scripts/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(\\.\\./)+e2e/', message: 'The browser tests rest on the scripts, never the other way.' },
          ],
        },
      ],
    },
  },
  // Tests may use a feature's stand-ins and constants.
  { files: ['shell/src/**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // The declaration of CSS and assets for the type checker.
  { files: ['types/**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
);
