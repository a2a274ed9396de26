import type { Area } from '@odysseus/contract';
import { fileProblem, type ContentProblem } from '@odysseus/model/content';
import type { ScreenRoute } from './screenRoute';

/** The list of pages for people who come from an advertisement, which no menu shows. */
const landingArea = 'landing';
/** Where premium screens have their addresses, and no public screen has one (specification, section 2). */
const premiumFolder = '/app/';
/** Between a screen and the next that is added behind it. */
const step = 10;

/**
 * A remote's routes as its table lists them: list by list in the menu's order, then what no menu shows.
 * @param problems takes what is wrong with them
 */
export function orderedRoutes(
  routes: readonly ScreenRoute[],
  areas: readonly Area[],
  problems: ContentProblem[],
): readonly ScreenRoute[] {
  const ranks = new Map(menuOrder(areas).map(({ key }, index) => [key, index]));
  const rank = ({ data }: ScreenRoute): number => (data.nav ? (ranks.get(data.area) ?? ranks.size) : Infinity);
  const ordered = [...routes].sort(
    (a, b) =>
      compare(rank(a), rank(b)) ||
      compare(a.order ?? Infinity, b.order ?? Infinity) ||
      compare(a.data.path, b.data.path),
  );
  problems.push(
    ...routes.flatMap((route) => [...addressProblems(route), ...iconProblems(route), ...listProblems(route, ranks)]),
    ...orderProblems(ordered),
    ...sharedAddresses(ordered),
    ...sharedIcons(ordered, areas),
  );
  return ordered;
}

/** Lists with those that are listed in them behind each. */
function menuOrder(areas: readonly Area[]): readonly Area[] {
  const keys = new Set(areas.map(({ key }) => key));
  const within = (parent: string | undefined): readonly Area[] =>
    areas
      .filter((area) => (area.parent !== undefined && keys.has(area.parent) ? area.parent : undefined) === parent)
      .sort((a, b) => compare(a.order, b.order))
      .flatMap((area) => [area, ...within(area.key)]);
  return within(undefined);
}

function compare<T extends number | string>(a: T, b: T): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function problem({ file }: ScreenRoute, field: string, message: string, remedy: string): ContentProblem {
  return fileProblem(file, `route.${field}`, message, remedy);
}

function addressProblems(route: ScreenRoute): ContentProblem[] {
  const { path, type } = route.data;
  if (path.startsWith(premiumFolder) === (type === 'premium')) return [];
  return type === 'premium'
    ? [problem(route, 'path', `a premium screen has its address below ${premiumFolder}`, 'Correct the path, or access')]
    : [problem(route, 'path', `addresses below ${premiumFolder} are premium`, 'Correct the path, or access')];
}

function iconProblems(route: ScreenRoute): ContentProblem[] {
  return route.data.icon === '' && !route.help
    ? [
        problem(
          route,
          'icon',
          'the menu shows an icon beside each screen, and there is none',
          'Name one of the set (shared/contract/src/icons.ts), or say help: true on an emergency page',
        ),
      ]
    : [];
}

function listProblems(route: ScreenRoute, lists: ReadonlyMap<string, number>): ContentProblem[] {
  const { area, nav } = route.data;
  if (lists.has(area) || (!nav && area === landingArea)) return [];
  return [
    problem(
      route,
      'area',
      `no city.yaml of this remote has the list "${area}"`,
      `Use one of: ${[...lists.keys(), ...(nav ? [] : [landingArea])].join(', ')}; or leave the field out`,
    ),
  ];
}

function orderProblems(ordered: readonly ScreenRoute[]): ContentProblem[] {
  const listed = ordered.filter(({ data }) => data.nav);
  return listed.flatMap((route, index) => {
    const last = Math.max(
      0,
      ...listed.flatMap(({ data, order }) => (data.area === route.data.area && order !== undefined ? [order] : [])),
    );
    const before = listed[index - 1];
    if (route.order === undefined)
      return [
        problem(
          route,
          'order',
          'the menu does not know where the screen stands',
          `Write order: ${last + step} for the end of the list, or menu: false`,
        ),
      ];
    if (before?.data.area !== route.data.area || before.order !== route.order) return [];
    return [
      problem(
        route,
        'order',
        `${before.data.path} has the place ${route.order} of this list`,
        'Give each screen of a list a place of its own',
      ),
    ];
  });
}

function sharedAddresses(ordered: readonly ScreenRoute[]): ContentProblem[] {
  const owners = new Map<string, ScreenRoute>();
  return ordered.flatMap((route) => {
    const { path, aliases = [] } = route.data;
    return [path, ...aliases].flatMap((address, index) => {
      const owner = owners.get(address);
      owners.set(address, owner ?? route);
      return owner
        ? [
            problem(
              route,
              index === 0 ? 'path' : `aliases.${index - 1}`,
              `${address} is the address of another screen (${owner.data.text})`,
              'Give each screen an address of its own',
            ),
          ]
        : [];
    });
  });
}

/** Where the menu is a narrow rail, icons alone tell the entries of a list apart, and the list itself from them. */
function sharedIcons(ordered: readonly ScreenRoute[], areas: readonly Area[]): ContentProblem[] {
  const bearers = new Map(areas.map(({ key, icon, text }) => [`${key} ${icon}`, `the list ${text}`]));
  return ordered.flatMap((route) => {
    const { area, icon, nav, text } = route.data;
    if (!nav || icon === '') return [];
    const bearer = bearers.get(`${area} ${icon}`);
    bearers.set(`${area} ${icon}`, bearer ?? text);
    return bearer === undefined
      ? []
      : [
          problem(
            route,
            'icon',
            `${bearer} has the icon "${icon}" already`,
            'Choose another one: where the menu is narrow, icons alone tell its entries apart',
          ),
        ];
  });
}
