import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { backendFolder } from '../location.cjs';
import { paymentPagePath } from './embeddedProvider';

const folder = join(backendFolder, 'src', 'checkout', 'payment-page');

/** Nothing but the page's own files, nothing inline, in no one's frame. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // The empty icon, which spares a request that finds nothing.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

const files = [
  { url: `${paymentPagePath}/:id`, file: 'page.html', type: 'text/html; charset=utf-8', cache: 'no-store' },
  { url: '/checkout/assets/payment.css', file: 'payment.css', type: 'text/css; charset=utf-8', cache: 'no-cache' },
  { url: '/checkout/assets/payment.js', file: 'payment.js', type: 'text/javascript; charset=utf-8', cache: 'no-cache' },
] as const;

/**
 * The embedded payment page: the same for every checkout. Its script reads the checkout's secret from the fragment, which
 * stands in no log, and asks the service for the rest.
 */
export const paymentPagePlugin: FastifyPluginAsync = async (app) => {
  for (const { url, file, type, cache } of files) {
    const content = readFileSync(join(folder, file));
    app.get(url, { schema: { hide: true } }, (_request, reply) => {
      void reply.headers({ ...headers, 'content-type': type, 'cache-control': cache }).send(content);
    });
  }
};
