import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compileHelp, shippedHelp } from '@odysseus/danger/content';
import { overviewOpening, type CompiledContent } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import type { LoaderContext } from 'webpack';
import { contentOf } from './contentOf';
import { contentRevision } from './contentRevision';
import { followContent } from './followContent';
import { pageTexts } from './pageTexts';
import { picturesOf } from './picturesOf';
import { editedContentFile, withinRemote } from './remoteModules';

/** Pixels of the two sizes in which every illustration is rendered. */
export const pictureSizes = { large: { width: 1600, height: 900 }, small: { width: 800, height: 450 } } as const;

/**
 * Turns a public screen's YAML file into a module: validated, compiled, and with the addresses of its pictures.
 * A premium file is refused: its text would end in a file that anybody can fetch.
 */
export default function contentLoader(this: LoaderContext<object>): string {
  const folder = remoteFolderOf(this.resourcePath);
  if (basename(folder) === 'danger')
    return helpModule(dirname(this.resourcePath), (each) => this.addContextDependency(each));
  const contentFolder = join(folder, 'content');
  followContent(this, 'page', contentFolder, this.resourcePath);
  const content = compiledFor(contentFolder);
  const screen = content.pageScreens.get(this.resourcePath);
  if (!screen) {
    throw new Error(
      `${this.resourcePath} is not a public screen: premium content is read from the backend, with readPremium, and never imported.`,
    );
  }
  const imports: string[] = [];
  /** Imports the four files of a picture. @returns an object expression of their addresses */
  const pictureFiles = (field: string, name: string): string => {
    const base = join(folder, 'assets', name);
    const files = Object.entries({
      avif: '.avif',
      webp: '.webp',
      smallAvif: '-small.avif',
      smallWebp: '-small.webp',
    }).map(([key, ending]) => {
      if (!existsSync(base + ending))
        throw new Error(
          `${this.resourcePath}: ${field} names "${name}", and ${base}${ending} does not exist. Render it with npm run pictures.`,
        );
      const variable = `file${imports.length}`;
      imports.push(
        `import ${variable} from ${JSON.stringify(relativeRequest(dirname(this.resourcePath), base + ending))};`,
      );
      return `${key}: ${variable}`;
    });
    return `{ ${files.join(', ')} }`;
  };
  /** The two files that a map's own YAML is drawn to, by the basemap's loader. */
  const drawnFiles = (): string => {
    const own = `./${basename(this.resourcePath)}?basemap`;
    imports.push(
      `import data from ${JSON.stringify(`${own}.json`)};`,
      `import picture from ${JSON.stringify(`${own}.svg`)};`,
    );
    return '{ data, picture }';
  };
  /** The city at the size of a thumb, drawn from the YAML of its map. */
  const locatorFile = (): string | undefined => {
    const map = screen.kind === 'places' && screen.mapView ? mapFileOf(content, screen.city.key) : undefined;
    if (map === undefined) return undefined;
    imports.push(
      `import locator from ${JSON.stringify(`${relativeRequest(dirname(this.resourcePath), map)}?locator.svg`)};`,
    );
    return 'locator';
  };
  const { head, places } = picturesOf(screen);
  const locator = locatorFile();
  const extras = [
    ...(screen.kind === 'map' ? [`basemap: ${drawnFiles()}`] : []),
    ...(head === undefined ? [] : [`picture: ${pictureFiles('hero.picture', head)}`]),
    ...(places
      ? [
          `pictures: { ${Object.entries(places)
            .map(([id, name]) => `${JSON.stringify(id)}: ${pictureFiles(`the place ${id}`, name)}`)
            .join(', ')} }`,
        ]
      : []),
    ...(locator === undefined ? [] : [locator]),
  ];
  // The top of an overview alone, where its page comes with the rest as HTML.
  const text =
    this.resourceQuery === '?opening' && screen.kind === 'overview'
      ? JSON.stringify(overviewOpening(screen))
      : pageTexts(content).get(this.resourcePath);
  const parsed = `JSON.parse(${JSON.stringify(text)})`;
  if (this.hot && this.resourceQuery !== '?opening') {
    const told = [withinRemote(folder, this.resourcePath), contentRevision(content)].map((each) =>
      JSON.stringify(each),
    );
    return [
      `import { writtenContent } from ${JSON.stringify(editedContentFile)};`,
      ...imports,
      `export default writtenContent(${[...told, parsed, `{ ${extras.join(', ')} }`].join(', ')});`,
    ].join('\n');
  }
  return [
    ...imports,
    `const content = ${parsed};`,
    `export default { ...content${extras.map((extra) => `, ${extra}`).join('')} };`,
  ].join('\n');
}

/** The file of a city's map. */
function mapFileOf(content: CompiledContent, city: string): string | undefined {
  return [...content.pageScreens].find(([, screen]) => screen.kind === 'map' && screen.city.key === city)?.[0];
}

/** All help in danger, checked and compiled, as a module. */
function helpModule(folder: string, watch: (folder: string) => void): string {
  watch(folder);
  try {
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(shippedHelp(compileHelp(folder))))});`;
  } catch (cause) {
    if (cause instanceof ContentError) Object.assign(cause, { hideStack: true });
    throw cause;
  }
}

/** The remote that a content file belongs to: the nearest folder above that is a package. */
export function remoteFolderOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error(`${file} lies in no remote.`);
    folder = dirname(folder);
  }
  return folder;
}

/** A remote's content, for a module that is made of it. @throws {ContentError} that webpack tells in its own words alone */
export function compiledFor(contentFolder: string): CompiledContent {
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
