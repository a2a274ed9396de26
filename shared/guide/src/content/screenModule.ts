import type { ScreenRoute } from './screenRoute';

/** What of the guide draws a screen, and what it is given besides `props`. */
interface Drawing {
  readonly template: string;
  readonly gives: string;
  /** The template takes all that the shell tells a screen. */
  readonly props?: boolean;
}

/** The name under which a module of the remote's own is drawn. */
const ownName = 'OwnScreen';

const own = { gives: 'content={content}', props: true };
const fromService = (key: string) => ({ gives: `premiumKey=${JSON.stringify(key)}`, props: true });

/** The template of each kind, or the module of its remote that draws a screen in its place. */
function drawingOf({ kind, help, around, premiumKey, ownModule }: ScreenRoute): Drawing | undefined {
  if (ownModule !== undefined) return { template: ownName, gives: '{...props}' };
  switch (kind) {
    case 'places':
      if (premiumKey !== undefined) return { template: 'PremiumPlaceListScreen', ...fromService(premiumKey) };
      return {
        template: help ? 'EmergencyScreen' : 'PlaceListScreen',
        gives: 'content={content} path={props.route.path}',
      };
    case 'overview':
      return { template: 'OverviewScreen', gives: 'content={content} still={still}', props: true };
    case 'map':
      return { template: 'CityMapScreen', ...own };
    case 'metro':
      return { template: 'MetroScreen', ...own };
    case 'passes':
      return { template: around ? 'PassesAndLinesScreen' : 'PassesScreen', ...own };
    case 'landing':
      return { template: 'LandingScreen', ...own };
    case 'preparation':
      return { template: 'PreparationScreen', ...own };
    case 'live':
      return { template: 'LiveScreen', ...fromService(premiumKey ?? '') };
    case 'assistant':
      return { template: 'AssistantScreen', ...fromService(premiumKey ?? '') };
    case 'story':
    case 'own':
      return undefined;
  }
}

/** A screen in preparation that says nothing of its own looks as each of its kind does. */
export const preparationModule = "export { PreparationScreen as default } from '@odysseus/guide';";

/** Whether most of a screen comes as HTML with its page, so that its code and its content are a module of their own. */
export function hasStill({ kind, ownModule }: Pick<ScreenRoute, 'kind' | 'ownModule'>): boolean {
  return kind === 'overview' && ownModule === undefined;
}

/**
 * The module of what comes as HTML with a screen's page, as source code with JSX.
 * @param edits names what tells of edits while the content is written: the sections follow them
 */
export function stillModule({ file }: ScreenRoute, requestOf: (file: string) => string, edits?: string): string {
  return [
    "import { OverviewSections } from '@odysseus/guide';",
    ...contentImport(requestOf(file), edits),
    'export default function Still(props) {',
    ...contentOf(edits),
    '  return <OverviewSections {...props} content={content} />;',
    '}',
  ].join('\n');
}

/** What imports a screen's content, and what follows its edits. */
function contentImport(request: string, edits: string | undefined): string[] {
  if (edits === undefined) return [`import content from ${JSON.stringify(request)};`];
  return [
    `import written from ${JSON.stringify(request)};`,
    "import { useSyncExternalStore } from 'react';",
    `import { editedContent, followEdits } from ${JSON.stringify(edits)};`,
  ];
}

/** Within a component: its `content` as last edited. */
const contentOf = (edits: string | undefined): string[] =>
  edits === undefined ? [] : ['  const content = useSyncExternalStore(followEdits, () => editedContent(written));'];

/** Where a screen's module finds what most of it is made of. */
interface StillRequests {
  /** What of the content stands above. */
  readonly opening: string;
  readonly still: string;
  /** An expression for what tells it from that of any other screen and version. */
  readonly key: string;
}

interface ScreenModuleOptions {
  /** Where `hasStill`. */
  readonly still?: StillRequests | undefined;
  /** Names what tells of edits while the content is written: the screen follows them, all of its content in one module. */
  readonly edits?: string | undefined;
}

/**
 * The module that shows a screen, as source code with JSX: its kind's template with its content, or, where the content is premium,
 * with the key by which the service gives it out.
 * At its end stand the screens that it leads on to.
 * @param routes of the whole remote: an assistant shows its city's map beside its answers
 * @param requestOf how the module names a file of the remote
 * @throws {Error} for a screen that is drawn by code and has none
 */
export function screenModule(
  route: ScreenRoute,
  routes: readonly ScreenRoute[],
  requestOf: (file: string) => string,
  { still, edits }: ScreenModuleOptions = {},
): string {
  const drawing = drawingOf(route);
  if (!drawing) throw new Error(`${route.file} has no template: a module of its remote has to draw it.`);
  const { template, gives, props = false } = drawing;
  const { ownModule, related } = route;
  const given = ownModule === undefined && route.premiumKey === undefined;
  const map = route.kind === 'assistant' ? mapBeside(route, routes) : undefined;
  return [
    ...(ownModule === undefined
      ? [`import { GoOnTo, ${template}${still ? ', stillPart' : ''} } from '@odysseus/guide';`]
      : [
          "import { GoOnTo } from '@odysseus/guide';",
          `import ${ownName} from ${JSON.stringify(requestOf(ownModule))};`,
        ]),
    ...(given ? contentImport(edits === undefined && still ? still.opening : requestOf(route.file), edits) : []),
    // Fetched where the page did not come with it; drawn at once where the page is rendered ahead, or content is being written.
    ...(still
      ? [
          `import Still from ${JSON.stringify(still.still)};`,
          `const still = stillPart(${still.key}, () => import(${JSON.stringify(still.still)}), globalThis.PRERENDERING || process.env.NODE_ENV !== 'production' ? Still : undefined);`,
          'export const prepare = () => still.prepare();',
        ]
      : []),
    // With the first answer that shows places, not before.
    ...(map ? [`const loadMap = () => import(${JSON.stringify(requestOf(map.file))});`] : []),
    `const related = ${JSON.stringify(related)};`,
    'export default function Screen(props) {',
    ...(given ? contentOf(edits) : []),
    '  return (',
    '    <>',
    `      <${[template, ...(props ? ['{...props}'] : []), gives, ...(map ? ['loadMap={loadMap}'] : [])].join(' ')} />`,
    '      <GoOnTo related={related} siblings={props.siblings} />',
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

function mapBeside({ file }: ScreenRoute, routes: readonly ScreenRoute[]): ScreenRoute | undefined {
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  return routes.find((route) => route.kind === 'map' && folderOf(route.file) === folderOf(file));
}
