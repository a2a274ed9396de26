import { dirname, join, relative, sep } from 'node:path';
import {
  hasStill,
  hasTripPart,
  preparationModule,
  screenModule,
  stillModule,
  tripModule,
  type CompiledContent,
  type ScreenRoute,
} from '@odysseus/guide/content';
import { buildFolder } from './location.cjs';
import type { RouteTable } from './readRouteTable';

/** What holds the content of a remote under development in its pages. */
export const editedContentFile = join(buildFolder, 'browser', 'editedContent.ts');

/** What a remote's build asks for to get the route table that its content makes, from its own folder. */
export const routesRequest = './package.json?routes';
/** The one module of all screens in preparation that say nothing of their own. */
const preparationRequest = './package.json?preparation';

/** What comes as HTML with the page of a screen, by its file. */
export const stillQuery = '?still';

/** What a trip takes of a screen, by its file. */
export const tripQuery = '?trip';

/** How the route table names the module that the build makes of a screen. */
function requestOf(folder: string, { file, wordless, ownModule }: ScreenRoute): string {
  return wordless && ownModule === undefined ? preparationRequest : `${withinRemote(folder, file)}?screen`;
}

/** How a file of a remote is called in it: `./content/screens/museums.yaml`. */
export function withinRemote(folder: string, file: string): string {
  return `./${relative(folder, file).split(sep).join('/')}`;
}

/** A remote's route table as data. @param folder of the remote */
export function remoteRouteTable(folder: string, { routes }: CompiledContent): RouteTable {
  return {
    routes: routes.map(({ data }) => data),
    requests: Object.fromEntries(routes.map((route) => [route.data.path, requestOf(folder, route)])),
  };
}

/** The module that a remote exposes as `./routes`, as source code. */
export function routesModule(folder: string, { routes }: CompiledContent): string {
  return tableOf(
    routes,
    (route) => requestOf(folder, route),
    (route) => (hasTripPart(route) ? withinRemote(folder, route.file) + tripQuery : undefined),
  );
}

function tableOf(
  routes: readonly ScreenRoute[],
  requestFor: (route: ScreenRoute) => string,
  tripRequestFor: (route: ScreenRoute) => string | undefined = () => undefined,
): string {
  const entries = routes.map((route) => {
    const code = `import(${JSON.stringify(requestFor(route))})`;
    const load = `() => ${code}${hasStill(route) ? '.then(prepared)' : ''}`;
    const trip = tripRequestFor(route);
    const forTrip = trip === undefined ? '' : `, forTrip: () => import(${JSON.stringify(trip)})`;
    // Written out, for a spread would stay in the bundle.
    const data = Object.entries(route.data).map(([name, value]) => `${name}: ${JSON.stringify(value)}, `);
    return `  { ${data.join('')}component: lazyScreen(${load})${forTrip} },`;
  });
  return [
    "import { defineRoutes, lazyScreen } from '@odysseus/runtime';",
    ...(routes.some(hasStill) ? ['const prepared = (screen) => screen.prepare().then(() => screen);'] : []),
    'export default defineRoutes([',
    ...entries,
    ']);',
  ].join('\n');
}

/**
 * The module of one screen, as source code.
 * @param file absolute, of content
 * @param hot the module shows edits of its content (`browser/editedContent.ts`)
 */
export function screenModuleOf(file: string, content: CompiledContent, hot = false): string {
  const route = routeOf(file, content);
  const requestOf = requestFrom(file);
  const own = requestOf(file);
  return screenModule(route, content.routes, requestOf, {
    still: hasStill(route)
      ? {
          opening: `${own}?opening`,
          still: own + stillQuery,
          // Where the build lies: HTML of one version is not taken for another's.
          key: `__webpack_public_path__ + ${JSON.stringify(route.data.path.slice(1))}`,
        }
      : undefined,
    edits: editsOf(hot),
  });
}

/** The module of what comes as HTML with the page of a screen, as source code. Parameters as of `screenModuleOf`. */
export function stillModuleOf(file: string, content: CompiledContent, hot = false): string {
  return stillModule(routeOf(file, content), requestFrom(file), editsOf(hot));
}

/** The module of what a trip takes of a screen, as source code. @param file absolute, of content */
export function tripModuleOf(file: string, content: CompiledContent): string {
  return tripModule(content.publicScreens.get(file), requestFrom(file)(file));
}

const editsOf = (hot: boolean): string | undefined => (hot ? editedContentFile : undefined);

function routeOf(file: string, { routes }: CompiledContent): ScreenRoute {
  const route = routes.find((each) => each.file === file);
  if (!route) throw new Error(`${file} is no screen: screens stand in a folder screens/ of content.`);
  return route;
}

const requestFrom =
  (file: string) =>
  (each: string): string => {
    const request = relative(dirname(file), each).split(sep).join('/');
    return request.startsWith('.') ? request : `./${request}`;
  };

/**
 * The same modules as files, by their names, for a test runner that takes modules from files alone; `routes.tsx` is the table.
 * They name content by its absolute path.
 */
export function remoteModuleFiles(content: CompiledContent): ReadonlyMap<string, string> {
  const { routes } = content;
  const asIs = (file: string): string => file;
  const nameOf = ({ data }: ScreenRoute): string => data.path.slice(1).replaceAll('/', '-');
  const screens = routes.map((route): [string, string] => [
    `${nameOf(route)}.tsx`,
    route.wordless && route.ownModule === undefined
      ? preparationModule
      : screenModule(route, routes, asIs, {
          still: hasStill(route)
            ? { opening: route.file, still: `./${nameOf(route)}-still`, key: JSON.stringify(route.data.path) }
            : undefined,
        }),
  ]);
  const stills = routes
    .filter(hasStill)
    .map((route): [string, string] => [`${nameOf(route)}-still.tsx`, stillModule(route, asIs)]);
  return new Map([...screens, ...stills, ['routes.tsx', tableOf(routes, (route) => `./${nameOf(route)}`)]]);
}
