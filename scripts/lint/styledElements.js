import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** Components of the design system that are one element each. Links are not among them: to the rules an `<a>` without `href` leads nowhere. */
const known = { Button: 'button', ScreenHeading: 'h1' };

const declaration = /^(?:export )?const (\w+) = styled(?:\.(\w+)|\((\w+)\))/gm;
const importOfStyles = /import \{([^}]*)\} from '(\.[\w./-]*\.styles)'/g;

/**
 * Which element each styled component is. The rules of accessibility know what a `<ul>` is, and not that `List` is one.
 * @param {string} root the project's folder
 * @param {readonly string[]} folders those that hold components
 * @returns {{ files: string[], settings: object }[]} ESLint's settings for each file with styled components
 */
export function styledElements(root, folders) {
  return folders
    .flatMap((folder) => componentsBelow(join(root, folder)))
    .flatMap((file) => {
      const components = elementsOf(file);
      return components.length > 0
        ? [
            {
              files: [relative(root, file).split(sep).join(posix.sep)],
              settings: { 'jsx-a11y': { components: { ...known, ...Object.fromEntries(components) } } },
            },
          ]
        : [];
    });
}

/** What a component takes from the style files beside it, each with its element. */
function elementsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(importOfStyles)].flatMap(([, names = '', from = '']) => {
    const declared = declaredIn(`${join(dirname(file), from)}.ts`);
    return names.split(',').flatMap((each) => {
      const [name = '', own = name] = each.trim().split(' as ');
      const element = declared.get(name);
      return element === undefined ? [] : [[own, element]];
    });
  });
}

/** Styled components by their names; one that is made of another is the same element. */
function declaredIn(file) {
  const declared = new Map(Object.entries(known));
  if (!existsSync(file)) return declared;
  for (const [, name, element, of] of readFileSync(file, 'utf8').matchAll(declaration)) {
    const is = element ?? declared.get(of);
    if (is !== undefined) declared.set(name, is);
  }
  return declared;
}

function componentsBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
