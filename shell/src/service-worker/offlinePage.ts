import { offlineCopy as copy } from './copy';

interface OfflinePage {
  /** The address asked for, with its query. */
  readonly address: string;
  /** Style sheets that are on the device. */
  readonly styles: readonly string[];
  readonly kept: readonly { readonly path: string; readonly title: string }[];
}

/** The page for an address that can't be shown without a network: what is the matter, what is there, and whom to call. It needs no script. */
export function offlinePage({ address, styles, kept }: OfflinePage): string {
  const links = [...new Map(kept.map((page) => [page.path, page])).values()].sort((a, b) => a.title.localeCompare(b.title));
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
    ...(links.length > 0
      ? [`<h2>${copy.kept}</h2>`, `<ul>${links.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title.replace(/ · Odysseus$/, ''))}</a></li>`).join('')}</ul>`]
      : [`<p>${copy.none}</p>`]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
