/** What webpack writes around modules, and between them. */
const wrapping = '(webpack)';

/**
 * What a module is called in the report: a library by its package's name, a file of the project by its path.
 * @param source as a source map of webpack names it, `webpack://@odysseus/shell/./src/main.ts?1a2b`
 * @param folder of the part that was built, within the project
 */
export function moduleName(source: string, folder: string): string {
  const path = decodeURI(source)
    .replace(/^webpack:\/\/(@[^/]+\/)?[^/]*\//, '')
    .replace(/\?.*$/, '');
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (library !== undefined) return library;
  if (path === '' || path.startsWith('webpack/') || path.startsWith('external ')) return wrapping;
  return path.startsWith('./') ? `${folder}/${path.slice(2)}` : path.replace(/^(\.\.\/)+/, '');
}
