import { bootSchema, jsonBlock, liveSchema, parseWith, type Boot } from '@odysseus/contract';

/** What a page's HTML says of the versions and files that it is made of. */
export interface PageFacts {
  readonly boot: Boot;
  /** The release that was live when the page was served; undefined where a plain host has not said so. */
  readonly release: { readonly id: string; readonly url: string } | undefined;
  /** The page shows an unreleased version to one visitor alone. */
  readonly preview: boolean;
  readonly title: string;
  /** Scripts, styles and what is asked for ahead of time. */
  readonly files: readonly string[];
  /** The pictures that a device of the width given shows. */
  readonly pictures: readonly string[];
  /** Every picture that the page may show on any device. */
  readonly mentioned: readonly string[];
}

const dataBlock = (id: string): RegExp => new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);

/**
 * Reads a served page.
 * @param width of the device's window, in its own pixels
 * @throws {Error} where it is no page of this site, {ContractError} where its data are not what this worker reads
 */
export function readPage(html: string, width: number): PageFacts {
  const boot = dataBlock('odysseus-boot').exec(html)?.[1];
  if (boot === undefined) throw new Error('It carries no data block odysseus-boot: it is no page of this site.');
  const liveText = dataBlock('odysseus-live').exec(html)?.[1];
  const live =
    liveText === undefined
      ? undefined
      : parseWith(liveSchema, JSON.parse(liveText), 'The data of the live release in a page');
  const [head = '', body = ''] = html.split('</head>', 2);
  const scripts = tags(html, 'script').flatMap(({ src }) => (src ? [src] : []));
  const links = tags(html, 'link').flatMap(({ rel, href }) =>
    href && (rel === 'stylesheet' || rel === 'preload') ? [href] : [],
  );
  return {
    boot: parseWith(bootSchema, JSON.parse(boot), 'The release data of a page'),
    release: live?.release,
    preview: live?.preview !== undefined,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    files: unique([...scripts, ...links].filter(isOwn)),
    pictures: unique(shownPictures(body, width).filter(isOwn)),
    mentioned: unique(
      [...tags(body, 'img'), ...tags(body, 'source')]
        .flatMap(({ src, srcset }) => [...(src ? [src] : []), ...candidates(srcset).map(({ url }) => url)])
        .filter(isOwn),
    ),
  };
}

/**
 * The page as it is kept: it says itself which release it belongs to, whoever served it. A canary is drawn when a page is
 * served, so that a kept page shows the version that it was made with.
 */
export function withRelease(html: string, { id, url }: { readonly id: string; readonly url: string }): string {
  const block = jsonBlock('odysseus-live', { schemaVersion: 1, release: { id, url }, canaries: [] });
  const present = dataBlock('odysseus-live');
  if (present.test(html)) return html.replace(present, () => block);
  const boot = '<script type="application/json" id="odysseus-boot">';
  return html.replace(boot, () => `${block}\n${boot}`);
}

/** One of this site's versioned files; others are not this worker's to keep. */
function isOwn(url: string): boolean {
  return /^\/(parts|pages)\//.test(url);
}

type Attributes = Readonly<Partial<Record<string, string>>>;

function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  );
}

interface Candidate {
  readonly url: string;
  /** Pixels; undefined where the picture has one size. */
  readonly width: number | undefined;
}

function candidates(srcset: string | undefined): Candidate[] {
  return (srcset ?? '').split(',').flatMap((part) => {
    const [url, descriptor] = part.trim().split(/\s+/);
    return url ? [{ url, width: descriptor?.endsWith('w') ? Number.parseInt(descriptor, 10) : undefined }] : [];
  });
}

/** As a browser chooses: of a picture's first source, the smallest that fills the window. All browsers with workers read AVIF. */
function shownPictures(body: string, width: number): string[] {
  const pictures = [...body.matchAll(/<picture\b[^>]*>(.*?)<\/picture>/gis)].map(([, text = '']) => text);
  const alone = body.replace(/<picture\b[^>]*>.*?<\/picture>/gis, '');
  const chosen = pictures.flatMap((picture) => {
    const sources = tags(picture, 'source');
    const source = sources.find(({ type }) => type === 'image/avif') ?? sources[0];
    const sizes = candidates(source?.['srcset'] ?? tags(picture, 'img')[0]?.['src']).sort(
      (a, b) => (a.width ?? 0) - (b.width ?? 0),
    );
    const fitting = sizes.find((size) => (size.width ?? Number.POSITIVE_INFINITY) >= width) ?? sizes.at(-1);
    return fitting ? [fitting.url] : [];
  });
  return [...chosen, ...tags(alone, 'img').flatMap(({ src }) => (src ? [src] : []))];
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39|#x27);/g,
    (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[entity] ?? "'",
  );
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
