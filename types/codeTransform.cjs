const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

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

const transformer = createHash('sha256').update(version).update(readFileSync(__filename)).digest('hex');

module.exports = {
  process: (text, file) => {
    const { code, map } = transformSync(text, optionsFor(file));
    return { code, map };
  },
  getCacheKey: (text, file) => createHash('sha256').update(transformer).update('\0').update(file).update('\0').update(text).digest('hex'),
};
