import {
  defaultVersion,
  destinationOrder,
  originPlaceholder,
  type Area,
  type Release,
  type RouteData,
} from '@odysseus/contract';
import { escapeHtml } from './escapeHtml';

/** What a screen tells of itself while it is prerendered (`ScreenHead` of the runtime, which this package can't import). */
export interface ScreenAbout {
  readonly description?: string;
  readonly image?: { readonly url: string; readonly alt: string; readonly width: number; readonly height: number };
  /** `YYYY-MM-DD` */
  readonly modified?: string;
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

export const siteName = 'Odysseus';
const language = 'en-GB';
const list = new Intl.ListFormat(language);

/** Whether search engines are asked to keep a screen. */
export function isListed(route: RouteData): boolean {
  return (
    (route.type === 'public' || route.type === 'legal') &&
    !route.preparation &&
    route.path !== '/auth' &&
    route.path !== '/app/CheckoutSuccess'
  );
}

const absolute = (address: string): string => (address.startsWith('/') ? originPlaceholder + address : address);

/** Title, description, canonical address, link preview and structured data of a page. */
export function headOf(release: Release, route: RouteData | undefined, heads: readonly ScreenAbout[]): string[] {
  const title = `${route?.title ?? route?.text ?? 'Page not found'} · ${siteName}`;
  const description =
    route?.description ?? heads.find((head) => head.description)?.description ?? describe(release, route);
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15131c">',
    // Not the SVG: a browser may read a page's icon again at each move within the site, and a drawing takes it longer than all else.
    `<link rel="icon" href="${escapeHtml(release.shell.url)}icons/icon-48.png" type="image/png" sizes="48x48">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
  if (!route || !isListed(route)) return [...lines, '<meta name="robots" content="noindex">'];
  const image = heads.find((head) => head.image)?.image ?? cardImage(release, route);
  const canonical = absolute(route.path);
  return [
    ...lines,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:type', route.path === '/' ? 'website' : 'article'),
    property('og:site_name', siteName),
    property('og:locale', 'en_GB'),
    property('og:title', route.title ?? route.text),
    property('og:description', description),
    property('og:url', canonical),
    ...(image
      ? [
          property('og:image', absolute(image.url)),
          property('og:image:alt', image.alt),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    structuredData(release, route, {
      title: route.title ?? route.text,
      description,
      canonical,
      image: image?.url,
      heads,
    }),
  ];
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** A sentence for a screen whose route has none: what it is, and where. */
function describe(release: Release, route: RouteData | undefined): string {
  const area = route && areasOf(release).find(({ key }) => key === route.area);
  if (!route || !area || area.text === route.text)
    return `A guide for first-time visitors${destinationWords(release, ' to ')}, with checked facts.`;
  const text = route.title ?? route.text;
  return text.includes(area.text)
    ? `${text}: checked facts for a first visit, from the Odysseus guide.`
    : `${text} in ${area.text}: checked facts for a first visit, from the Odysseus guide.`;
}

/** Destinations that a sentence names at most. */
const mostNamed = 9;

/** 'to Paris, Italy, London and Athens'; nothing where there are none, or too many for a sentence. @param before the word before them, with its spaces */
export function destinationWords({ microFrontends }: Release, before: string): string {
  const destinations = Object.values(microFrontends)
    .map((versions) => defaultVersion(versions).extras.areas)
    .sort((a, b) => destinationOrder(a) - destinationOrder(b));
  const names = destinations.flatMap((areas) =>
    areas.filter(({ parent }) => parent === undefined).map(({ text }) => text),
  );
  return names.length === 0 || names.length > mostNamed ? '' : `${before}${list.format(names)}`;
}

function areasOf(release: Release): readonly Area[] {
  return Object.values(release.microFrontends).flatMap((versions) => defaultVersion(versions).extras.areas);
}

/** The picture of the destination that a screen belongs to; for the shell's screens that of the first destination. */
function cardImage(release: Release, route: RouteData): ScreenAbout['image'] {
  const all = Object.values(release.microFrontends).map((versions) => defaultVersion(versions).extras);
  const own = all.find(({ routes }) => routes.some(({ path }) => path === route.path));
  const picture = (own ?? all.find(({ card }) => card?.picture))?.card?.picture;
  return picture && { url: picture.webp, alt: picture.alt, width: picture.width, height: picture.height };
}

interface About {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string | undefined;
  readonly heads: readonly ScreenAbout[];
}

function structuredData(
  release: Release,
  route: RouteData,
  { title, description, canonical, image, heads }: About,
): string {
  const site = {
    '@type': 'WebSite',
    '@id': `${originPlaceholder}/#site`,
    name: siteName,
    url: `${originPlaceholder}/`,
    inLanguage: language,
    description: describe(release, undefined),
  };
  const modified = heads.find((head) => head.modified)?.modified;
  const page = {
    '@type': 'WebPage',
    '@id': canonical,
    url: canonical,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': site['@id'] },
    ...(image ? { primaryImageOfPage: absolute(image) } : {}),
    ...(modified ? { dateModified: modified } : {}),
  };
  const trail = trailTo(release, route);
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
  const graph = [
    site,
    page,
    ...(trail.length > 1 ? [breadcrumb] : []),
    ...heads.flatMap((head) => head.structuredData ?? []),
  ];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? absolute(value) : value,
  );
  return `<script type="application/ld+json">${text.replace(/</g, '\\u003c')}</script>`;
}

/** Home, the areas around a screen from the outside in, and the screen. */
function trailTo(release: Release, route: RouteData): readonly { name: string; path: string }[] {
  const areas = areasOf(release);
  const around: Area[] = [];
  for (let key: string | undefined = route.area; key;) {
    const area = areas.find((candidate) => candidate.key === key);
    if (!area) break;
    around.unshift(area);
    key = area.parent;
  }
  const steps = [
    { name: 'Home', path: '/' },
    ...around.map(({ text, path }) => ({ name: text, path })),
    { name: route.title ?? route.text, path: route.path },
  ];
  return steps.filter(({ path }, index) => steps.findIndex((step) => step.path === path) === index);
}
