import type { Site } from '@odysseus/contract';
import { earlyActionsDigests } from '@odysseus/release';

/** Hosts that the page talks to once a Firebase project or a tag is configured; none by default. */
const firebaseHosts = {
  script: ['https://apis.google.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  image: ['https://*.googleusercontent.com'],
};
const analyticsHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://www.googletagmanager.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
};

/** Of a style element without text: styled-components put theirs into a page empty, and its rules in by the browser's interface. */
const emptyStyleDigest = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * The policy of every page: own files only, and the hosts of what is switched on. Never eval, and no script in the page but the
 * one that keeps what is done before the page is alive, allowed by its digest.
 */
export function contentSecurityPolicy(site: Site, extraHosts: readonly string[] = []): string {
  const firebase = site.auth.mode === 'firebase';
  const analytics = site.analytics.firebase || site.analytics.tag !== null;
  const hosts = (kind: 'script' | 'connect' | 'image') => [
    ...(firebase ? firebaseHosts[kind] : []),
    ...(analytics ? analyticsHosts[kind] : []),
  ];
  const mapOrigins = site.map?.origins ?? [];
  const origins = [
    ...[site.backend, site.analytics.ipEcho].flatMap((address) => (address ? [new URL(address).origin] : [])),
    ...mapOrigins,
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...earlyActionsDigests.map((digest) => `'${digest}'`), ...hosts('script'), ...extraHosts],
    'style-src': ["'self'", `'${emptyStyleDigest}'`, ...extraHosts],
    'img-src': ["'self'", 'data:', ...hosts('image'), ...mapOrigins, ...extraHosts],
    'font-src': ["'self'", ...extraHosts],
    'connect-src': [
      "'self'",
      ...hosts('connect'),
      ...origins,
      ...extraHosts,
      ...extraHosts.map((host) => host.replace(/^http/, 'ws')),
    ],
    'frame-src': ["'self'", ...(firebase ? [`https://${site.auth.firebase.authDomain}`] : [])],
    // A development server is another origin, whose workers browsers start by way of a blob alone.
    'worker-src': ["'self'", ...extraHosts, ...(extraHosts.length > 0 ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
