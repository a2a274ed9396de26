import { bootFor, defaultVersion, type Release, type RouteData, type Site } from '@odysseus/contract';

/** What an address gets. */
export type Answer =
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly route: RouteData | undefined }
  | { readonly kind: 'redirect'; readonly to: string };

const siteName = 'Odysseus';
const siteDescription = 'A guide for first-time visitors to Paris, Italy, London and Athens, with checked facts.';
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23221f30'/%3E%3Cpath d='M21 11l-3 7-7 3 3-7z' fill='%23ffc98a'/%3E%3Ccircle cx='16' cy='16' r='10' fill='none' stroke='%23ffc98a' stroke-width='2'/%3E%3C/svg%3E";

interface Row {
  readonly route: RouteData;
  /** The script that the federation runtime asks for, with the digest that it checks. */
  readonly entry?: { readonly url: string; readonly integrity: string };
  readonly preload: readonly string[];
}

function rowsOf(release: Release): Row[] {
  return [
    ...release.shell.routes.map((route) => ({ route, preload: [] })),
    ...Object.values(release.microFrontends).flatMap((versions) => {
      const { extras, url, metadata } = defaultVersion(versions);
      return extras.routes.map((route) => ({ route, entry: { url, integrity: metadata.integrity }, preload: extras.preload[route.path] ?? [] }));
    }),
  ];
}

/** Where a path leads, by the release's route tables. */
export function answerFor(release: Release, path: string): Answer {
  if (path.length > 1 && path.endsWith('/')) return { kind: 'redirect', to: path.replace(/\/+$/, '') || '/' };
  const rows = rowsOf(release);
  const exact = rows.find(({ route }) => route.path === path);
  if (exact) return { kind: 'page', status: 200, route: exact.route };
  const alias = rows.find(({ route }) => route.aliases?.includes(path));
  if (alias) return { kind: 'redirect', to: alias.route.path };
  return { kind: 'page', status: 404, route: undefined };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that can't end the script element around it. */
const jsonBlock = (id: string, value: unknown): string => `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

/**
 * The page of an address: the shell's files, the part of the release that the address needs, and requests for its screen's
 * code at once.
 * @param developmentOrigins origins whose files change under one address: asked for without a digest, and not ahead of time
 */
export function composePage(release: Release, site: Site, path: string, route: RouteData | undefined, developmentOrigins: readonly string[] = []): string {
  const row = route && rowsOf(release).find((candidate) => candidate.route.path === route.path);
  const title = `${route?.title ?? route?.text ?? 'Page not found'} · ${siteName}`;
  const changes = (url: string): boolean => developmentOrigins.some((origin) => url.startsWith(`${origin}/`));
  const digest = (url: string, integrity: string): string => (changes(url) ? '' : ` integrity="${integrity}"`);
  // A preload is used only where mode and digest are those of the later request: webpack asks for its own origin's chunks plainly.
  const preload = [
    ...(row?.entry && !changes(row.entry.url) ? [`<link rel="preload" as="script" crossorigin integrity="${row.entry.integrity}" href="${escapeHtml(row.entry.url)}">`] : []),
    ...(row?.preload ?? []).map((url) => `<link rel="preload" as="${url.endsWith('.css') ? 'style' : 'script'}"${url.startsWith('/') ? '' : ' crossorigin'} href="${escapeHtml(url)}">`),
  ];
  const styles = release.shell.styles.map(({ url, integrity }) => `<link rel="stylesheet" crossorigin${digest(url, integrity)} href="${escapeHtml(url)}">`);
  const scripts = release.shell.scripts.map(({ url, integrity }) => `<script defer crossorigin${digest(url, integrity)} src="${escapeHtml(url)}"></script>`);
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(route?.description ?? siteDescription)}">`,
    ...(route === undefined || route.type === 'premium' || route.type === 'auth' ? ['<meta name="robots" content="noindex">'] : []),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15131c">',
    `<link rel="icon" href="${icon}">`,
    ...styles,
    ...scripts,
    ...preload,
    jsonBlock('odysseus-site', site),
    jsonBlock('odysseus-boot', bootFor(release, `/releases/${release.id}.json`, path)),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>This guide needs JavaScript to show its pages. In an emergency call 112 in France, Italy and Greece, 999 or 112 in the United Kingdom.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
