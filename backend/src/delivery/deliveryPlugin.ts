import { ContractError, type Release, type Site } from '@odysseus/contract';
import help from '@odysseus/danger/line';
import {
  KeyError,
  PreviewError,
  ReleaseError,
  robots,
  sitemap,
  StoreError,
  webManifest,
  type PricedPass,
  type SealedStore,
  type Store,
} from '@odysseus/release';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { logged } from '../problems';
import { answerFor } from './answerFor';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { createPageStore } from './pageStore';
import { keepKeyRing, previewCookie, previewed, previewToken, type PreviewedRelease } from './previews';
import { serveStoredFile } from './serveStoredFile';
import { serviceWorkerReader } from './serviceWorkerReader';

export interface DeliveryOptions {
  /** Where the keys of previews are. */
  readonly store: Store;
  /** Files of releases, none of which is given out that is not what was released. */
  readonly files: SealedStore;
  readonly live: () => Promise<Release>;
  readonly site: Site;
  /** The site's address as browsers see it. */
  readonly publicOrigin: string;
  /** The passes on sale: pages behind a gate tell their prices to readers without scripts. */
  readonly passes?: readonly PricedPass[];
  /** Origins of development servers that hot-reload a part; none in production. */
  readonly developmentOrigins?: readonly string[];
  /** For previews, which expire. */
  readonly now?: () => Date;
}

/** The last piece of such a path names a file, never a screen. */
const fileName = /\.[A-Za-z0-9]+$/;
/** Public folders of the store. */
const publicFolders = ['parts', 'releases'] as const;
/** `/pages/<frame>/<part>/<version>/<digest>.css` */
const sheetAddress = /^\/pages\/[0-9a-z-]+\/[a-z][a-z0-9-]*\/[0-9][0-9a-z.-]*\/[0-9a-f]+\.css$/;
/** Files at the top of the site that are the shell's. */
const shellFiles: Readonly<Record<string, string>> = {
  '/favicon.svg': 'icons/favicon.svg',
  '/apple-touch-icon.png': 'icons/apple-touch-icon.png',
};

/** Serves the store: its public files, and the pages of the live release. */
export const deliveryPlugin: FastifyPluginAsync<DeliveryOptions> = async (app, options) => {
  const { store, files, live, site, publicOrigin, passes, developmentOrigins = [], now = () => new Date() } = options;
  const policy = contentSecurityPolicy(site, developmentOrigins);
  const pages = createPageStore({ store: files, site, origin: publicOrigin, passes, developmentOrigins });
  const serviceWorker = serviceWorkerReader({ store: files, now, onTrouble: (problem) => app.log.error(problem) });
  const keys = keepKeyRing(store);
  const development = developmentOrigins.length > 0;

  for (const folder of publicFolders) {
    app.get(`/${folder}/*`, { schema: { hide: true } }, async (request, reply) =>
      (await serveStoredFile(files, request, reply, development)) ? reply : answerMissing(request, reply),
    );
  }
  // Of a set of pages the style sheets alone are files; its pages are completed first, and answered at their own addresses.
  app.get('/pages/*', { schema: { hide: true } }, async (request, reply) =>
    sheetAddress.test(request.raw.url ?? '') && (await serveStoredFile(files, request, reply))
      ? reply
      : answerMissing(request, reply),
  );

  /** Said once, not at each request. */
  let told = '';
  const liveOr503 = async (request: FastifyRequest, reply: FastifyReply): Promise<Release | undefined> => {
    const release = await live().catch((cause: unknown) => {
      if (told !== String(cause))
        request.log.error({ error: logged(cause) }, 'There is no release that could be served');
      told = String(cause);
      return undefined;
    });
    if (!release)
      void reply
        .code(503)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '30',
          'content-security-policy': policy,
        })
        .send(nothingReleased);
    return release;
  };

  app.get('/current.json', { schema: { hide: true } }, async (request, reply) => {
    const release = await liveOr503(request, reply);
    // What is served is what the pointer says, unless the store has been damaged: then the last good release stays.
    return release
      ? reply
          .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
          .send({ schemaVersion: 1, release: release.id })
      : reply;
  });
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(robots(publicOrigin)),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const release = await liveOr503(request, reply);
    return release
      ? reply
          .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
          .send(sitemap(release, publicOrigin))
      : reply;
  });
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const release = await liveOr503(request, reply);
    return release
      ? reply
          .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' })
          .send(webManifest(release))
      : reply;
  });
  for (const [address, file] of Object.entries(shellFiles)) {
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const release = await liveOr503(request, reply);
      return release ? reply.header('cache-control', 'no-cache').redirect(release.shell.url + file, 302) : reply;
    });
  }
  app.get('/service-worker.js', { schema: { hide: true } }, async (request, reply) => {
    const release = await liveOr503(request, reply);
    if (!release) return reply;
    const script = await serviceWorker(release);
    if (!script) return answerMissing(request, reply);
    // Without an answer to be believed a browser keeps the one that it has.
    if (script === 'refused')
      return reply
        .code(503)
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' })
        .send('Not available.\n');
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      })
      .send(script);
  });

  /** What the holder of a preview sees in place of what is live; 'refused' when that was answered already. */
  const shownPreview = async (
    release: Release,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PreviewedRelease | 'refused' | undefined> => {
    const token = previewToken(request);
    return token === undefined ? undefined : openPreview(release, token, reply);
  };
  const openPreview = async (
    release: Release,
    token: string,
    reply: FastifyReply,
  ): Promise<PreviewedRelease | 'refused'> => {
    try {
      return await previewed(files, keys, release, token, now());
    } catch (cause) {
      if (!(cause instanceof PreviewError)) throw cause;
      void reply
        .code(cause.refusal === 'expired' ? 410 : 403)
        .headers({
          ...previewHeaders,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'set-cookie': endedCookie,
        })
        .send(previewOver);
      return 'refused';
    }
  };
  app.get('/preview/leave', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers({ ...previewHeaders, 'set-cookie': endedCookie }).redirect('/', 303),
  );
  app.get('/preview/release.json', { schema: { hide: true } }, async (request, reply) => {
    const current = await liveOr503(request, reply);
    if (!current) return reply;
    const shown = await shownPreview(current, request, reply);
    if (shown === 'refused') return reply;
    return shown
      ? reply.headers({ ...previewHeaders, 'content-type': 'application/json; charset=utf-8' }).send(shown.release)
      : answerMissing(request, reply);
  });
  // A token is longer than what a named parameter may be.
  app.get<{ Params: { '*': string } }>('/preview/*', { schema: { hide: true } }, async (request, reply) => {
    const current = await liveOr503(request, reply);
    if (!current) return reply;
    const token = request.params['*'];
    const shown = await openPreview(current, token, reply);
    if (shown === 'refused') return reply;
    const seconds = Math.max(1, Math.floor((shown.preview.expires.getTime() - now().getTime()) / 1_000));
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    return reply
      .headers({
        ...previewHeaders,
        'set-cookie': `${previewCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
      })
      .redirect(shown.start, 303);
  });

  // What is wrong stands in the log; whoever asked learns only that it can't be had now.
  app.setErrorHandler((cause, _request, reply) => {
    if (![ReleaseError, StoreError, KeyError, ContractError].some((kind) => cause instanceof kind)) throw cause;
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' })
      .send('Not available.\n');
  });
  app.setNotFoundHandler((request, reply) => answerMissing(request, reply));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.raw.url ?? '/') ?? [];
    // Browsers take `//host` and `/\host` for another site: no such path may come back in a redirect. At the end `//` is but a slip.
    if (/\/\/+[^/]|\\/.test(pathname) || fileName.test(pathname) || pathname.startsWith('/api/'))
      return answerMissing(request, reply);
    const current = await liveOr503(request, reply);
    if (!current) return reply;
    const shown = await shownPreview(current, request, reply);
    if (shown === 'refused') return reply;
    const release = shown?.release ?? current;
    const answer = answerFor(release, pathname);
    if (answer.kind === 'redirect')
      return reply
        .code(308)
        .header('cache-control', 'no-cache')
        .redirect(answer.to + search, 308);
    const page = await pages(
      release,
      answer,
      shown && {
        part: shown.preview.part,
        version: shown.preview.version,
        expires: shown.preview.expires.toISOString(),
        leave: '/preview/leave',
      },
    );
    reply.code(answer.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': shown ? 'private, no-store' : 'no-cache',
      ...(shown ? {} : { etag: page.tag }),
      'content-security-policy': policy,
      // A sign-in popup must be able to answer the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
      ...(development ? {} : { link: page.link }),
      vary: 'Accept-Encoding',
    });
    if (!shown && answer.status === 200 && request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html);
    return reply.header('content-encoding', 'br').send(page.compressed);
  });
};

/** Nothing of a preview is kept on the way. */
const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const endedCookie = `${previewCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

/** In place of a preview whose address is no longer good. */
const previewOver = [
  '<!doctype html>',
  '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Preview · Odysseus</title></head>',
  '<body><h1>This preview can’t be shown</h1>',
  '<p>Its address has expired, was changed on the way, or was withdrawn. Ask whoever sent it for a new one.</p><p><a href="/">Go to the guide</a></p></body></html>',
  '',
].join('\n');

/** In place of every page while no release can be read. */
const nothingReleased = [
  '<!doctype html>',
  '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Odysseus</title></head>',
  '<body><h1>The guide is away for a moment</h1>',
  `<p>Please try again in a minute. ${help.emergencyLine}</p></body></html>`,
  '',
].join('\n');

/** A file that is not there is answered as such, never with a page (decision 4). */
function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.raw.url?.startsWith('/api/')) {
    return reply.code(404).send({
      error: {
        code: 'not_found',
        message: 'The service has no such call.',
        next: 'GET /api/openapi.json lists the calls.',
      },
    });
  }
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('Not found.\n');
}
