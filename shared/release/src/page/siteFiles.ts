import { routesOf, type Release } from '@odysseus/contract';
import { destinationWords, isListed, siteName } from './pageHead';
import { escapeHtml } from './escapeHtml';

/** Every address that search engines are asked to keep. */
export function sitemap(release: Release, origin: string): string {
  const urls = routesOf(release)
    .filter(({ route }) => isListed(route))
    .map(({ route }) => `  <url><loc>${escapeHtml(origin + route.path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: everything but calls, sign-in and payment. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /preview/',
    'Disallow: /emulator/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** How the site presents itself when it is put on a home screen. */
export function webManifest(release: Release): string {
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: `${release.shell.url}icons/${name}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: 'Odysseus: a first-time visitor’s guide',
    short_name: siteName,
    description: `Checked facts for a first visit${destinationWords(release, ' to ')}.`,
    lang: 'en-GB',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: '#221f30',
    categories: ['travel', 'navigation'],
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
