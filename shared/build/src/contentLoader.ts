import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, type CompiledContent } from '@odysseus/guide/content';
import type { LoaderContext } from 'webpack';
import { contentOf } from './contentOf';

/** Pixels of the two sizes in which every illustration is rendered. */
export const pictureSizes = { large: { width: 1600, height: 900 }, small: { width: 800, height: 450 } } as const;

/**
 * Turns a public screen's YAML file into a module: validated, compiled, and with the addresses of its pictures.
 * A premium file is refused: its text would end in a file that anybody can fetch.
 */
export default function contentLoader(this: LoaderContext<object>): string {
  const folder = remoteFolderOf(this.resourcePath);
  const contentFolder = join(folder, 'content');
  this.addContextDependency(contentFolder);
  const screen = compiled(contentFolder).publicScreens.get(this.resourcePath);
  if (!screen) {
    throw new Error(`${this.resourcePath} is not a public screen: premium content is read from the backend, with readPremium, and never imported.`);
  }
  const lines: string[] = [];
  const pictures: string[] = [];
  if ('hero' in screen) {
    const base = join(folder, 'assets', screen.hero.picture);
    if (!existsSync(`${base}.avif`)) throw new Error(`${this.resourcePath}: hero.picture names "${screen.hero.picture}", and ${base}.avif does not exist. Render it with npm run pictures.`);
    for (const [name, ending] of [['avif', '.avif'], ['webp', '.webp'], ['smallAvif', '-small.avif'], ['smallWebp', '-small.webp']] as const) {
      const request = JSON.stringify(relativeRequest(dirname(this.resourcePath), base + ending));
      lines.push(`import ${name} from ${request};`);
      pictures.push(name);
    }
  }
  lines.push(`const content = JSON.parse(${JSON.stringify(JSON.stringify(screen))});`);
  lines.push(pictures.length > 0 ? `export default { ...content, picture: { ${pictures.join(', ')} } };` : 'export default content;');
  return lines.join('\n');
}

/** The remote that a content file belongs to: the nearest folder above that is a package. */
function remoteFolderOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error(`${file} lies in no remote.`);
    folder = dirname(folder);
  }
  return folder;
}

function compiled(contentFolder: string): CompiledContent {
  try {
    return contentOf(contentFolder);
  } catch (cause) {
    // The message says file, line and remedy; webpack would print where in the compiler it was thrown.
    if (cause instanceof ContentError) Object.assign(cause, { hideStack: true });
    throw cause;
  }
}

function relativeRequest(from: string, to: string): string {
  const common = from.split('/');
  const target = to.split('/');
  while (common.length > 0 && common[0] === target[0]) {
    common.shift();
    target.shift();
  }
  return `${'../'.repeat(common.length) || './'}${target.join('/')}`;
}
