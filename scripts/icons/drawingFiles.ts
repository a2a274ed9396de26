import { iconNames, type IconName } from '@odysseus/contract';
import * as library from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pathOfShapes, type Shape } from './pathOfShapes';

/** Icons whose name in the library is another. */
const libraryNames: Readonly<Partial<Record<IconName, string>>> = { columns: 'columns-3', share: 'share-2' };

/** What the frame of every page draws itself with, or what the first press shows: there with the page's first code. */
const frameNames: ReadonlySet<IconName> = new Set([
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-right',
  'compass',
  'info',
  'life-buoy',
  'lock',
  'map-pin',
  'menu',
  'phone',
  'search',
  'x',
]);

/** The files of drawings, by their path in the project, with the text that each is to have. */
export function drawingFiles(): ReadonlyMap<string, string> {
  return new Map([
    [
      'shared/ui/src/icon/frameDrawings.ts',
      fileText(
        'frameDrawings',
        'What the frame of every page draws itself with, or what the first press shows: there with the first code.',
        iconNames.filter((name) => frameNames.has(name)),
      ),
    ],
    [
      'shared/ui/src/icon/drawings.ts',
      fileText(
        'drawings',
        'Every drawing that is not of the frame.',
        iconNames.filter((name) => !frameNames.has(name)),
      ),
    ],
  ]);
}

function fileText(constant: string, what: string, names: readonly IconName[]): string {
  const lines = names.map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${pathOfShapes(shapesOf(name))}',`);
  return [
    '// Written by `npm run icons`. Drawings of Lucide (https://lucide.dev, ISC licence), each as one path.',
    '',
    `/** ${what} Data of a path in a square of 24, by the name of its icon. */`,
    `export const ${constant} = {`,
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

/** @throws Error where the library has no such icon */
function shapesOf(name: IconName): readonly Shape[] {
  const inLibrary = (libraryNames[name] ?? name).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const drawing = (library as unknown as Readonly<Partial<Record<string, LucideIcon>>>)[inLibrary];
  if (!drawing)
    throw new Error(
      `lucide-react has no ${inLibrary}. Give the icon '${name}' (shared/contract/src/icons.ts) a name of the library's, or name it in scripts/icons/drawingFiles.ts.`,
    );
  const markup = renderToStaticMarkup(createElement(drawing));
  return [...markup.slice(1).matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)>/g)].map(([, element = '', attributes = '']) => ({
    element,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const),
    ),
  }));
}
