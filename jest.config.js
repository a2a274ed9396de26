/** Two surroundings: a browser's document for what visitors see, plain Node for contract, builds and the service. */
const shared = {
  // A remote's routes are made of its content, in a test as in a build.
  resolver: '<rootDir>/types/remoteRoutes.cjs',
  // Temporary files, among which it lies by default, may not outlive a run: scripts/test/memoryFolder.ts.
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '\\.yaml$': '<rootDir>/types/contentTransform.cjs',
    '^.+\\.(ts|tsx|mjs|js)$': '<rootDir>/types/codeTransform.cjs',
  },
  // Packages that ship ES modules only, and a file that types/codeTransform.cjs changes.
  transformIgnorePatterns: [
    '/node_modules/(?!fastify/lib/plugin-utils\\.js$|(.*/node_modules/)?(jose|zod|@mapbox|@maplibre|cookie|lucide-react|@electric-sql|@exodus|suncalc|tinyqueue|eventsource-parser|pbf|fastify-type-provider-zod|web-vitals|@odysseus)/)',
  ],
  moduleNameMapper: {
    '\\.(css|svg|avif|webp|woff2)$|\\?basemap\\.json$': '<rootDir>/types/asset.stub.cjs',
  },
  // A global of a test's own world takes long to look up: what computations use most is handed to each module.
  sandboxInjectedGlobals: ['Math'],
  testPathIgnorePatterns: ['/node_modules/', '/.odysseus/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.odysseus/', '<rootDir>/.cache/'],
};

export default {
  // Generous: browser tests run beside them on the same cores.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'page',
      rootDir: import.meta.dirname,
      testEnvironment: '<rootDir>/types/pageEnvironment.cjs',
      // Styles are added rule by rule, as in production: for each of them, jsdom would else read all that came before it again.
      globals: { SC_DISABLE_SPEEDY: false },
      setupFilesAfterEnv: ['<rootDir>/types/pageSetup.ts'],
      testMatch: [
        '<rootDir>/{shell,shared/runtime,shared/ui,remotes/*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{danger,model,page,guide,kits/*}/src/**/*.test.tsx',
        '<rootDir>/remotes/*.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      rootDir: import.meta.dirname,
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{shared/contract,shared/release,shared/build,shared/pictures,backend}/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/shared/{danger,model,page,guide,kits/*}/src/**/*.test.ts',
        '<rootDir>/shared/danger/training/*.test.ts',
      ],
    },
  ],
};
