const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

// The builds' own compiler: what is tested is compiled by what is released.
const { transformSync, version } = createRequire(join(__dirname, '../shared/build/package.json'))('@swc/core');

/** TypeScript, JSX and packages that ship ES modules only, as what the test runner runs. Types are checked by `npm run types`. */
function optionsFor(file) {
  const isTypeScript = /\.tsx?$/.test(file);
  return {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: isTypeScript ? { syntax: 'typescript', tsx: file.endsWith('x') } : { syntax: 'ecmascript', jsx: true },
      // Calls of jest.mock come before the imports that they stand in for.
      transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
    },
  };
}

/** Fastify looks for the name of each plugin among all modules, whose list the test runner makes anew each time it is asked. */
const withoutModuleList = (text, file) =>
  /[\\/]fastify[\\/]lib[\\/]plugin-utils\.js$/.test(file) ? text.replace('require.cache', 'undefined') : text;

const transformer = createHash('sha256').update(version).update(readFileSync(__filename)).digest('hex');

module.exports = {
  process: (text, file) => {
    const { code, map } = transformSync(withoutModuleList(text, file), optionsFor(file));
    return { code, map };
  },
  getCacheKey: (text, file) =>
    createHash('sha256').update(transformer).update('\0').update(file).update('\0').update(text).digest('hex'),
};
