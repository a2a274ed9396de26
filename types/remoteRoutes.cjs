const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { require: load } = require('tsx/cjs/api');

const projectFolder = join(__dirname, '..');
const build = join(projectFolder, 'shared', 'build', 'src');

/** Tables that were made for this run. */
const made = new Map();

/**
 * Writes the modules that the build makes of a remote's content as files, because the test runner takes modules from files alone.
 * @returns the table's
 */
function tableOf(key) {
  const known = made.get(key);
  if (known) return known;
  const { compiledContent } = load(join(build, 'compiledContent.ts'), __filename);
  const { remoteModuleFiles } = load(join(build, 'remoteModules.ts'), __filename);
  const folder = join(projectFolder, '.cache', 'remote-modules', key);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of remoteModuleFiles(compiledContent(join(projectFolder, 'remotes', key, 'content')))) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    // Tests run side by side, and none may read half a file.
    const work = `${file}.${process.pid}`;
    writeFileSync(work, text);
    renameSync(work, file);
  }
  const table = join(folder, 'routes.tsx');
  made.set(key, table);
  return table;
}

/** Finds modules as the test runner does, and `@odysseus/<remote>/routes`, which stands in no file. */
module.exports = (request, options) => {
  const [, key] = /^@odysseus\/([\w-]+)\/routes$/.exec(request) ?? [];
  return key === undefined ? options.defaultResolver(request, options) : tableOf(key);
};
