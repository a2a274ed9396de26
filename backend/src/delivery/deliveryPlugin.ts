import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Site } from '@odysseus/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerFor, composePage } from './composePage';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { liveReleaseReader } from './liveRelease';

export interface DeliveryOptions {
  /** Builds and releases: `parts/`, `releases/`, `current.json`; its `private/` is never served. */
  readonly storeFolder: string;
  readonly site: Site;
  /** The site's address as browsers see it. */
  readonly publicOrigin: string;
  /** Origins of development servers that hot-reload a part; none in production. */
  readonly developmentOrigins?: readonly string[];
}

/** A year: files in versioned folders never change. */
const immutable = 'public, max-age=31536000, immutable';
/** The last piece of such a path names a file, never a screen. */
const fileName = /\.[A-Za-z0-9]+$/;
/** Composed pages that are kept; the rarest asked for goes first. */
const keptPages = 512;
/** Quality of the compression on the fly: most of the gain at a fraction of the time. */
const pageQuality = 5;
const compress = promisify(brotliCompress);

/** Serves the store and composes the pages around it. */
export const deliveryPlugin: FastifyPluginAsync<DeliveryOptions> = async (app, options) => {
  const { storeFolder, site, publicOrigin, developmentOrigins = [] } = options;
  const release = liveReleaseReader(storeFolder, {
    onTrouble: (cause) => app.log.error({ err: cause }, 'The live release could not be read; the last good one goes on being served'),
  });
  const policy = contentSecurityPolicy(site, developmentOrigins);
  const pages = new Map<string, { html: string; compressed: Buffer }>();
  const development = developmentOrigins.length > 0;

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });

  for (const [folder, prefix] of [
    ['parts', '/parts/'],
    ['releases', '/releases/'],
  ] as const) {
    mkdirSync(join(storeFolder, folder), { recursive: true });
    await app.register(fastifyStatic, {
      root: join(storeFolder, folder),
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply) => {
        reply.header('cache-control', development ? 'no-cache' : immutable);
        reply.header('vary', 'Accept-Encoding');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => answerMissing(request, reply));
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { pathname, search } = new URL(request.raw.url ?? '/', publicOrigin);
    if (fileName.test(pathname) || pathname.startsWith('/api/')) return answerMissing(request, reply);
    const live = await release().catch((cause: unknown) => {
      request.log.error({ err: cause }, 'There is no release that could be served');
      return undefined;
    });
    if (!live) return reply.code(503).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30', 'content-security-policy': policy }).send(nothingReleased);
    const answer = answerFor(live, pathname);
    if (answer.kind === 'redirect') return reply.code(308).header('cache-control', 'no-cache').redirect(answer.to + search, 308);
    const key = `${live.id} ${answer.route?.path ?? ''}`;
    const compose = async (): Promise<{ html: string; compressed: Buffer }> => {
      const html = composePage(live, site, answer.kind === 'page' && answer.route ? answer.route.path : '', answer.kind === 'page' ? answer.route : undefined, developmentOrigins);
      return { html, compressed: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } }) };
    };
    const kept = pages.get(key) ?? (await compose());
    pages.delete(key);
    pages.set(key, kept);
    if (pages.size > keptPages) pages.delete(pages.keys().next().value ?? '');
    reply.code(answer.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      // A sign-in popup must be able to answer the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
      vary: 'Accept-Encoding',
    });
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(kept.html);
    return reply.header('content-encoding', 'br').send(kept.compressed);
  });
};

/** In place of every page while no release can be read. */
const nothingReleased = [
  '<!doctype html>',
  '<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Odysseus</title></head>',
  '<body><h1>The guide is away for a moment</h1>',
  '<p>Please try again in a minute. In an emergency call 112 in France, Italy and Greece, 999 or 112 in the United Kingdom.</p></body></html>',
  '',
].join('\n');

/** A file that is not there is answered as such, never with a page (decision 4). */
function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.raw.url?.startsWith('/api/')) {
    return reply.code(404).send({ error: { code: 'not_found', message: 'The service has no such call.', next: 'GET /api/openapi.json lists the calls.' } });
  }
  return reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('Not found.\n');
}
