import {
  defaultVersion,
  destinationOrder,
  earlyActionsScript,
  integrityInAddress,
  jsonBlock,
  originPlaceholder,
  servedMarker,
  styledNamesId,
  styledSheetMark,
  type Boot,
  type Release,
  type RouteData,
} from '@odysseus/contract';
import help from '@odysseus/danger/line';
import { headOf, isListed, type ScreenAbout } from './pageHead';
import { escapeHtml } from './escapeHtml';

/** What a screen's own rendering gives to its page. */
export interface RenderedScreen {
  /** Content of the element `root`. */
  readonly html: string;
  readonly heads: readonly ScreenAbout[];
  /**
   * The rules of its styled components, the version of the library that wrote them, and which classes they are for. Shells before
   * contract 1.5 have none; those before 1.14 have the names among the rules.
   */
  readonly styles?: { readonly version: string; readonly rules: string; readonly names?: string | undefined };
}

export interface PageRequest {
  readonly release: Release;
  /** Undefined for the not-found page. */
  readonly route: RouteData | undefined;
  /** Absent where the page is rendered in the browser alone. */
  readonly rendered?: RenderedScreen;
  /** Address and digest of the rendered screen's rules. */
  readonly sheet?: { readonly url: string; readonly integrity: string };
  /** Origins whose files change under one address: asked for without a digest, and not ahead of time. */
  readonly developmentOrigins?: readonly string[];
}

interface Owner {
  /** The script that the shell asks for, with the digest that is checked. */
  readonly entry: { readonly url: string; readonly integrity: string };
  readonly preload: readonly string[];
}

function ownerOf(release: Release, route: RouteData | undefined): Owner | undefined {
  if (!route) return undefined;
  const version = Object.values(release.microFrontends)
    .map(defaultVersion)
    .find(({ extras }) => extras.routes.some(({ path }) => path === route.path));
  return (
    version && {
      entry: { url: version.url, integrity: version.metadata.integrity },
      preload: version.extras.preload[route.path] ?? [],
    }
  );
}

/** Behind a gate nothing is asked for ahead of time but what the gate itself needs. */
const isOpen = (route: RouteData): boolean => route.type === 'public' || route.type === 'legal';

const needsSignIn = (route: RouteData): boolean => route.type === 'premium' || route.type === 'auth';

const noScript = {
  open: 'Without JavaScript the menu’s lists stay closed, and sign-in and your trip do not work. The text of this page is all here, and these pages too:',
  closed: 'This page needs JavaScript. These pages can be read without:',
  access: 'Signing in and paying need JavaScript too.',
  costs: 'What Expert Access costs, paid once:',
  missing: 'There is no page at this address. These pages can be read:',
} as const;

/** What an installation sells, where it sells anything: it stands in the served page. */
const pricesMarker = '<!--odysseus-prices-->';

/** A pass on sale: its amount in the currency's smallest unit. */
export interface PricedPass {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
}

/** Destinations named below every page; the home page names them all. */
const mostAreas = 9;

/** What stands below a page for readers without scripts: the emergency numbers, and the way to every page they can read. */
function withoutScripts(release: Release, route: RouteData | undefined, readable: boolean): string {
  const versions = Object.values(release.microFrontends)
    .map(defaultVersion)
    .sort((a, b) => destinationOrder(a.extras.areas) - destinationOrder(b.extras.areas));
  const own = versions.find(({ extras }) => extras.routes.some(({ path }) => path === route?.path));
  const areas = versions
    .flatMap(({ extras }) => extras.areas)
    .slice(0, route?.path === '/' ? undefined : mostAreas)
    .map(({ text, path }) => ({ text, path }));
  const screens = (own?.extras.routes ?? [])
    .filter((candidate) => isListed(candidate) && candidate.nav)
    .map(({ text, title, path }) => ({ text: title ?? text, path }));
  const links = [{ text: 'Home', path: '/' }, ...areas, ...screens].filter(
    ({ path }, index, all) => path !== route?.path && all.findIndex((link) => link.path === path) === index,
  );
  return [
    '<noscript><div class="noscript">',
    `<p>${noScript[route ? (readable ? 'open' : 'closed') : 'missing']}</p>`,
    ...(route && needsSignIn(route) ? [`<p>${pricesMarker}${noScript.access}</p>`] : []),
    `<ul>${links.map(({ text, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(text)}</a></li>`).join('')}</ul>`,
    `<p>${escapeHtml(help.emergencyLine)}</p>`,
    '</div></noscript>',
  ].join('');
}

/**
 * The HTML of an address, as it is stored: the shell's files, the versions that it is made of, what search engines read, and
 * the rendered screen where there is one. Whoever serves it completes it with `servedPage`.
 */
export function pageDocument({ release, route, rendered, sheet, developmentOrigins = [] }: PageRequest): string {
  const changes = (url: string): boolean => developmentOrigins.some((origin) => url.startsWith(`${origin}/`));
  const digest = (url: string, integrity: string | undefined): string =>
    changes(url) ? '' : integrityAttribute(integrity);
  const owner = ownerOf(release, route);
  const ahead = (owner?.preload ?? []).filter((url) => !changes(url));
  const screenStyles = rendered && route && isOpen(route) ? ahead.filter((url) => url.endsWith('.css')) : [];
  const readable = rendered !== undefined && route !== undefined && isOpen(route);
  // What can be read already fetches its code behind what is painted: the starter says when.
  const when = rendered === undefined ? 'now' : release.shell.starter ? 'later' : 'behind';
  const scripts = [
    ...startOf(release, changes, when),
    ...preloads(
      owner,
      ahead.filter((url) => !screenStyles.includes(url)),
      changes,
      when,
    ),
    servedMarker,
  ];
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Before the style sheets, which it would wait for.
    ...(rendered ? [`<script>${earlyActionsScript}</script>`] : []),
    // Before what is told to others, which takes as long as they do.
    ...release.shell.styles.map(
      ({ url, integrity }) => `<link rel="stylesheet" crossorigin${digest(url, integrity)} href="${escapeHtml(url)}">`,
    ),
    ...screenStyles.map(
      (url) => `<link rel="stylesheet"${digest(url, integrityInAddress(url))} href="${escapeHtml(url)}">`,
    ),
    // The page's code hands it over to the library that wrote it.
    ...(sheet && rendered?.styles
      ? [
          `<link rel="stylesheet" crossorigin${integrityAttribute(sheet.integrity)} href="${escapeHtml(sheet.url)}" ${styledSheetMark}="${escapeHtml(rendered.styles.version)}">`,
        ]
      : []),
    // It waits for the page's end, and is there by then.
    ...(rendered && release.shell.starter ? [deferred(release.shell.starter, changes)] : []),
    ...headOf(release, route, rendered?.heads ?? []),
    ...(rendered ? [] : scripts),
    '</head>',
    '<body>',
    `<div id="root">${rendered?.html ?? ''}</div>`,
    withoutScripts(release, route, readable),
    // A page that can be read at once asks for its picture first: a browser holds few connections to one host.
    ...(rendered ? scripts : []),
    ...(sheet && rendered?.styles?.names
      ? [`<script type="text/plain" id="${styledNamesId}">${escapeHtml(rendered.styles.names)}</script>`]
      : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

interface Script {
  readonly url: string;
  readonly integrity: string;
}

/** `now`: what isn't there without its code. `behind`: at a low priority. `later`: named, for the shell's starter. */
type When = 'now' | 'behind' | 'later';

const deferred = ({ url, integrity }: Script, changes: (url: string) => boolean): string =>
  `<script defer crossorigin${integrityAttribute(changes(url) ? undefined : integrity)} src="${escapeHtml(url)}"></script>`;

/**
 * The shell's scripts. Those of a page that can be read already are fetched after its first picture, and started after its first
 * paint; one that is drawn by them starts them at once.
 */
function startOf({ shell }: Release, changes: (url: string) => boolean, when: When): string[] {
  if (when !== 'later') return shell.scripts.map((script) => deferred(script, changes));
  return shell.scripts.map(({ url, integrity }) =>
    preload(url, changes(url) ? undefined : integrity, ' crossorigin', when, ' data-start'),
  );
}

const integrityAttribute = (integrity: string | undefined): string =>
  integrity === undefined ? '' : ` integrity="${integrity}"`;

/** webpack asks for its own origin's chunks plainly, and for those of another with CORS. */
const foreign = (url: string): string => (url.startsWith('/') ? '' : ' crossorigin');

/** No device is one: a browser fetches it once the attribute is gone. */
const forLater = ' media="not all"';

/** A preload is used only where mode and digest are those of the later request. */
function preload(url: string, integrity: string | undefined, mode: string, when: When, mark = ''): string {
  const low = when === 'now' ? '' : ' fetchpriority="low"';
  return `<link rel="preload" as="${url.endsWith('.css') ? 'style' : 'script'}"${mode}${when === 'later' ? forLater : ''}${low}${integrityAttribute(integrity)} href="${escapeHtml(url)}"${mark}>`;
}

function preloads(
  owner: Owner | undefined,
  urls: readonly string[],
  changes: (url: string) => boolean,
  when: When,
): string[] {
  return [
    ...(owner && !changes(owner.entry.url)
      ? [preload(owner.entry.url, owner.entry.integrity, ' crossorigin', when)]
      : []),
    ...urls.map((url) => preload(url, integrityInAddress(url), foreign(url), when)),
  ];
}

/** What the installation and the moment add to a stored page. */
export interface Served {
  /** The site's address as browsers see it, without a trailing slash. */
  readonly origin: string;
  readonly site: unknown;
  /** The versions that the page is made of: `bootFor` of its release and address. */
  readonly boot: Boot;
  /** Absent on a plain static host. */
  readonly live?: unknown;
  /** The passes on sale, for readers without scripts. */
  readonly passes?: readonly PricedPass[] | undefined;
  /** Keeps the page out of search engines, whatever it says itself. */
  readonly hidden?: boolean;
}

/** Completes a stored page for visitors. */
export function servedPage(html: string, { origin, site, boot, live, passes = [], hidden = false }: Served): string {
  const blocks = [
    jsonBlock('odysseus-site', site),
    ...(live === undefined ? [] : [jsonBlock('odysseus-live', live)]),
    jsonBlock('odysseus-boot', boot),
  ].join('\n');
  const page = html
    .replace(servedMarker, () => blocks)
    .replace(pricesMarker, () => pricesOf(passes))
    .replaceAll(originPlaceholder, () => origin);
  return hidden ? page.replace('</title>', () => '</title>\n<meta name="robots" content="noindex">') : page;
}

function pricesOf(passes: readonly PricedPass[]): string {
  if (passes.length === 0) return '';
  const each = passes.map(({ name, amount, currency }) => {
    const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
    return `${name} ${format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))}`;
  });
  return escapeHtml(`${noScript.costs} ${each.join(', ')}. `);
}

/** The `Link` header of a page's style sheets, which are fetched while it is on its way. As the page names them: the same address, mode and digest, or they are fetched twice. */
export function sheetHeader(html: string): string {
  return [...html.slice(0, html.indexOf('</head>')).matchAll(/<link rel="stylesheet"([^>]*)>/g)]
    .map(([, attributes = '']) => {
      const value = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
      const mode = / crossorigin[ >]/.test(`${attributes} `) ? '; crossorigin' : '';
      const digest = value('integrity');
      return `<${value('href') ?? ''}>; rel=preload; as=style${mode}${digest === undefined ? '' : `; integrity="${digest}"`}`;
    })
    .join(', ');
}
