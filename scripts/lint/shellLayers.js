import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Layers of the shell, the lowest first: each may import itself and what lies below it. Entries beside them may import all. */
const layers = ['services', 'features', 'routes', 'app'];

/** Layers whose folders keep their insides to themselves. */
const foldersWithIndex = new Set(['services', 'features']);

/**
 * A rule that holds the shell's files to the direction of its layers, type-only imports included, whatever folders there are.
 * @param {string} source the shell's source folder
 * @throws {Error} naming a folder that stands in no layer, and would escape the direction
 */
export function shellLayers(source) {
  const stray = readdirSync(source, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && !layers.includes(entry.name),
  );
  if (stray)
    throw new Error(
      `shell/src/${stray.name} stands in no layer. Move it into one of ${layers.map((layer) => `shell/src/${layer}`).join(', ')} (docs/shell-team.md).`,
    );

  /** Where a path of the shell stands. */
  const placeOf = (path) => {
    const [first = '', folder, ...inner] = relative(source, path).split(sep);
    return { layer: layers.includes(first) ? first : undefined, folder, inner };
  };

  /** Why one path may not import another; undefined where it may. */
  function offence(importer, imported) {
    const from = placeOf(importer);
    const to = placeOf(imported);
    if (from.layer === undefined) return undefined;
    if (to.layer === undefined) return `${from.layer} may not import an entry of the shell.`;
    if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
      return `${from.layer} may not import ${to.layer}: the shell is ${layers.join(' ← ')}. Hand in from above what is needed, or move it down.`;
    }
    const isOwn = from.layer === to.layer && from.folder === to.folder;
    if (isOwn || !foldersWithIndex.has(to.layer) || to.inner.length === 0 || /\.test\.tsx?$/.test(importer))
      return undefined;
    return `${to.layer}/${to.folder} is imported by its index alone.`;
  }

  return {
    meta: { type: 'problem', schema: [], docs: { description: "Keep the direction of the shell's layers." } },
    create(context) {
      const check = (node) => {
        const request = node?.value;
        if (typeof request !== 'string' || !request.startsWith('.')) return;
        const message = offence(context.filename, join(dirname(context.filename), request));
        if (message !== undefined) context.report({ node, message });
      };
      return {
        ImportDeclaration: (node) => check(node.source),
        ExportNamedDeclaration: (node) => check(node.source),
        ExportAllDeclaration: (node) => check(node.source),
        ImportExpression: (node) => check(node.source),
        TSImportType: (node) => check(node.source),
      };
    },
  };
}
