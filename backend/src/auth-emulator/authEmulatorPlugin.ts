import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import replyFrom from '@fastify/reply-from';
import type {} from '@fastify/swagger';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { emulatorAssets, framePage, widgetPage, type EmulatorPage } from './emulatorPages';
import { directory } from './directory';
import { registerLocalInbox } from './localInbox';
import { refusal } from './requestGuard';
import { isOwnAddress } from './signInLink';
import { strayAddress } from './strayAddress';

export interface AuthEmulatorPluginOptions {
  /** From `startAuthEmulator`. */
  readonly emulatorUrl: string;
  readonly projectId: string;
  /** The site's origin, `http://localhost:8080`. This machine's other names work beside it. */
  readonly publicOrigin: string;
}

/** The calls that the browser's SDK makes; nothing else of the emulator is reachable. */
const identityCalls = [
  'accounts:createAuthUri',
  'accounts:delete',
  'accounts:lookup',
  'accounts:signInWithEmailLink',
  'accounts:signInWithIdp',
  'accounts:update',
];
const identityReads = ['v1/projects', 'v1/recaptchaParams', 'v2/recaptchaConfig', 'v2/passwordPolicy'];
const identity = '/identitytoolkit.googleapis.com';

/** Bytes of a request at most. */
const bodyLimit = 64 * 1024;
/** Characters of an address that an answer repeats. */
const longestQuote = 200;

/**
 * Puts the auth emulator behind the site's own origin, with the local inbox beside it: no page of it asks anything of
 * another host, and no page of another site can ask anything of it.
 */
export const authEmulatorPlugin: FastifyPluginAsync<AuthEmulatorPluginOptions> = async (app, options) => {
  const { emulatorUrl, publicOrigin } = options;
  await app.register(replyFrom, { base: emulatorUrl, disableRequestLogging: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    const header = (name: string): string | undefined => {
      const value = headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const reason = refusal(
      {
        host: header('host'),
        origin: header('origin'),
        fetchSite: header('sec-fetch-site'),
        fetchMode: header('sec-fetch-mode'),
      },
      publicOrigin,
    );
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    reply.header('x-frame-options', 'SAMEORIGIN');
    if (reason !== undefined)
      return reply
        .code(403)
        .send({ error: { code: 'not_this_site', message: reason, next: `Open the site at ${publicOrigin}.` } });
    return undefined;
  });

  const forward = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.from(undefined, {
      ...forwarding,
      // With both given, the body goes on byte by byte.
      ...(Buffer.isBuffer(request.body)
        ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/json' }
        : {}),
    });
  for (const call of identityCalls) app.post(`${identity}/v1/${call.replace(':', '::')}`, hidden, forward);
  app.post(`${identity}/v2/accounts::revokeToken`, hidden, forward);
  app.post('/securetoken.googleapis.com/v1/token', hidden, forward);
  for (const read of identityReads) app.get(`${identity}/${read}`, hidden, forward);

  /** Says so where a query leads to another site; undefined where it does not. */
  const refuseToLeave = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const stray = strayAddress(queryOf(request), (address) =>
      isOwnAddress(address, request.headers.host ?? '', publicOrigin),
    );
    if (!stray) return undefined;
    const message = `The parameter ${stray.parameter} leads to "${stray.address.slice(0, longestQuote)}", which is no address of this site, or it stands there more than once.`;
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .send({ error: { code: 'not_this_site', message, next: `Give one address that begins with ${publicOrigin}/.` } });
  };
  // The emulator gets the query as it was read here, so that it can't read another address in it.
  app.get(
    '/emulator/action',
    hidden,
    (request, reply) =>
      refuseToLeave(request, reply) ??
      reply.from(undefined, { ...forwarding, queryString: () => queryOf(request).toString() }),
  );

  app.post(`${identity}/v1/accounts::sendOobCode`, hidden, async (request, reply) => {
    const returnAddress = continueUrlOf(request.body);
    // A real project has a list of authorised domains. Here the list is this site.
    if (returnAddress === undefined || !isOwnAddress(returnAddress, request.headers.host ?? '', publicOrigin)) {
      return reply.code(400).send({
        error: { code: 400, message: 'UNAUTHORIZED_DOMAIN : DOMAIN_NOT_WHITELISTED', status: 'INVALID_ARGUMENT' },
      });
    }
    return forward(request, reply);
  });

  const servePage = (path: string, adapt: (html: string) => EmulatorPage): void => {
    app.get(path, hidden, async (request, reply) => {
      const refused = refuseToLeave(request, reply);
      if (refused) return refused;
      const response = await fetch(`${emulatorUrl}${request.raw.url ?? path}`, { signal: AbortSignal.timeout(5_000) });
      reply.code(response.status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      if (!response.ok) return reply.type('application/json').send(await response.text());
      const page = adapt(await response.text());
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', page.contentSecurityPolicy)
        .send(page.html);
    });
  };
  servePage('/emulator/auth/iframe', framePage);
  servePage('/emulator/auth/handler', widgetPage);

  for (const [path, file, type] of [
    [emulatorAssets.gapi, 'gapi.js', 'text/javascript'],
    [emulatorAssets.widgetStyle, 'widget.css', 'text/css'],
  ] as const) {
    const content = readFileSync(join(directory, 'assets', file));
    app.get(path, hidden, (_request, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).send(content),
    );
  }

  registerLocalInbox(app, { emulatorUrl, publicOrigin });
};

/** Kept out of the service's own description of its interface. */
const hidden = { schema: { hide: true } };

const forwarding = {
  // The emulator takes "Bearer owner" for an administrator, and would send cross-origin permissions to whoever asks.
  rewriteRequestHeaders: (_request: unknown, headers: Record<string, unknown>) => {
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(headers)) {
      if (
        typeof value === 'string' &&
        /^(accept|content-type|content-length|host|x-client-version|x-firebase-.*|user-agent)$/.test(name)
      )
        kept[name] = value;
    }
    const length = headers['content-length'];
    if (typeof length === 'number') kept['content-length'] = String(length);
    return kept;
  },
  rewriteHeaders: (headers: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => !name.startsWith('access-control-') && name !== 'x-powered-by'),
    ) as Record<string, string>,
};

function queryOf({ raw }: FastifyRequest): URLSearchParams {
  return new URLSearchParams((raw.url ?? '').replace(/^[^?]*\??/, ''));
}

function continueUrlOf(body: unknown): string | undefined {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === 'object' &&
      value !== null &&
      'continueUrl' in value &&
      typeof value.continueUrl === 'string'
      ? value.continueUrl
      : undefined;
  } catch {
    return undefined;
  }
}
