import { pathToFileURL } from 'node:url';

/**
 * The embedded database's engine imports modules as it starts, which Jest's own module system can't do for it: so tests
 * load it outside of that. It must be imported before a database is opened.
 */
jest.mock('@electric-sql/pglite', () => {
  const { constants, Script } = jest.requireActual<typeof import('node:vm')>('node:vm');
  const load = new Script('(address) => import(address)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }).runInThisContext() as (
    address: string,
  ) => Promise<typeof import('@electric-sql/pglite') & { default?: typeof import('@electric-sql/pglite') }>;
  const file = require.resolve('@electric-sql/pglite');
  return {
    ...jest.requireActual<typeof import('@electric-sql/pglite')>('@electric-sql/pglite'),
    PGlite: {
      create: async (options: object) => {
        const engine = await load(pathToFileURL(file).href);
        return (engine.default ?? engine).PGlite.create(options);
      },
    },
  };
});

export {};
