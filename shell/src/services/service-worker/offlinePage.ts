import { offlinePageCopy as copy } from './copy';
import type { KeptPage } from './record';

interface OfflinePage {
  /** The address asked for, with its query. */
  readonly address: string;
  /** Style sheets that are on the device. */
  readonly styles: readonly string[];
  readonly kept: readonly LinkedPage[];
}

interface LinkedPage {
  readonly path: string;
  readonly title: string;
  readonly why?: KeptPage['why'];
}

/** The page for an address that can't be shown without a network: what is the matter, what is there, and whom to call. It needs no script. */
export function offlinePage({ address, styles, kept }: OfflinePage): string {
  const pages = [...new Map(kept.map((page) => [page.path, page])).values()].sort((a, b) =>
    a.title.localeCompare(b.title),
  );
  const emergency = new Set(kept.filter(({ why }) => why === 'emergency').map(({ path }) => path));
  const first = pages.filter(({ path }) => emergency.has(path));
  const others = pages.filter(({ path }) => !emergency.has(path));
  const line = address.startsWith('/app/') || address.startsWith('/auth') ? copy.closed : copy.line;
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    `<title>${copy.documentTitle}</title>`,
    ...styles.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`),
    '</head>',
    '<body class="offline">',
    '<main>',
    `<h1>${copy.title}</h1>`,
    `<p>${line}</p>`,
    `<p><a href="${escapeHtml(address)}">${copy.retry}</a></p>`,
    `<p class="emergency"><strong>${copy.emergency}</strong></p>`,
    ...linked(copy.help, first),
    ...(pages.length > 0 ? linked(copy.kept, others) : [`<p>${copy.none}</p>`]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function linked(title: string, pages: readonly LinkedPage[]): string[] {
  if (pages.length === 0) return [];
  const links = pages.map(
    (page) => `<li><a href="${escapeHtml(page.path)}">${escapeHtml(page.title.replace(/ · Odysseus$/, ''))}</a></li>`,
  );
  return [`<h2>${title}</h2>`, `<ul>${links.join('')}</ul>`];
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
