import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { signInLinksPath } from './emulatorService';
import { directory } from './directory';
import { isOwnAddress, type SignInLink } from './signInLink';

/** Where the page stands; the site's description names it to the sign-in screen. */
export const inboxPath = '/local-inbox';

export interface LocalInboxOptions {
  readonly emulatorUrl: string;
  readonly publicOrigin: string;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page that shows sign-in mail which was never sent, and the list behind it. Exists with the emulator only. */
export function registerLocalInbox(app: FastifyInstance, options: LocalInboxOptions): void {
  for (const [path, file, type] of [
    [inboxPath, 'inbox.html', 'text/html'],
    [`${inboxPath}/inbox.js`, 'inbox.js', 'text/javascript'],
    [`${inboxPath}/inbox.css`, 'inbox.css', 'text/css'],
  ] as const) {
    const content = readFileSync(join(directory, 'assets', file));
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': policy,
          'x-robots-tag': 'noindex, nofollow',
          'cache-control': 'no-cache',
        })
        .send(content),
    );
  }

  app.get(
    `${inboxPath}/messages`,
    { schema: { hide: true } },
    async (request, reply): Promise<{ messages: SignInLink[] }> => {
      const response = await fetch(`${options.emulatorUrl}${signInLinksPath}`, { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`The auth emulator answered ${response.status} for the list of links.`);
      const links = (await response.json()) as SignInLink[];
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      return {
        messages: links.filter(({ link }) => isOwnAddress(link, request.headers.host ?? '', options.publicOrigin)),
      };
    },
  );
}
