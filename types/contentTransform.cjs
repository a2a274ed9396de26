const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { require: load } = require('tsx/cjs/api');
const { ModuleKind, ScriptTarget, transpileModule } = require('typescript');

const build = join(__dirname, '..', 'shared', 'build', 'src');
const remotes = join(__dirname, '..', 'remotes');

/** A screen's YAML file as the module that the build makes of it, with the build's own loader. */
function moduleOf(file) {
  const { default: contentLoader, remoteFolderOf } = load(join(build, 'contentLoader.ts'), __filename);
  const { compiledContent } = load(join(build, 'compiledContent.ts'), __filename);
  const folder = remoteFolderOf(file);
  // The loader finds what this has found. Help in danger is no city's, and compiled by itself.
  if (dirname(folder) === remotes) compiledContent(join(folder, 'content'));
  const unwatched = () => undefined;
  const module = contentLoader.call({
    resourcePath: file,
    addContextDependency: unwatched,
    addMissingDependency: unwatched,
  });
  return transpileModule(module, {
    compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022, esModuleInterop: true },
  }).outputText;
}

module.exports = {
  process: (_text, file) => ({ code: moduleOf(file) }),
  // A screen is compiled together with its city and its places: what stands in other files counts, too.
  getCacheKey: (_text, file) =>
    createHash('sha256').update(moduleOf(file)).update(readFileSync(__filename)).digest('hex'),
};
