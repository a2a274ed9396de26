import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentSecurityPolicy, readConfiguration, siteOf } from '@odysseus/backend';
import type { Release } from '@odysseus/contract';
import { exportSite, redirectsOf, ReleaseError, sealedStore, unsealed, verifyHead } from '@odysseus/release';
import type { Arguments, Command } from './command';
import { progress, type Releasing } from './releasing';

/** Writes the live release for a static host. */
export const exporting: Command = {
  usage: 'export FOLDER [--firebase]',
  does: 'Writes the live release as plain files for a static host or a CDN; only changed files are written. Pages carry PUBLIC_ORIGIN and the installation’s variables (.env.example). --firebase adds firebase.json.',
  options: { firebase: { type: 'boolean' } },
  fewest: 1,
  most: 1,
  run: writeSite,
};

async function writeSite({ positionals, values }: Arguments, { store, say }: Releasing): Promise<void> {
  const folder = resolve(positionals[0] ?? '');
  if (existsSync(folder) && existsSync(join(folder, 'package.json')))
    throw new ReleaseError(`${folder} looks like a project of its own. Name a folder for the site’s files alone.`);
  const configuration = readConfiguration(process.env);
  // The archive of tiles is given out by the service, which a host of files has not.
  const site = siteOf({ ...configuration, mapTiles: null });
  const head = await verifyHead(store);
  const { release } = head;
  if (!head.seals) throw unsealed(store, release.id);
  const files = sealedStore(store, { head: () => Promise.resolve(head), now: () => new Date() });
  let written = 0;
  const count = await progress(
    say,
    `Writing the site to ${folder}…`,
    exportSite(files, release, {
      origin: configuration.publicOrigin,
      site,
      write: async (path, body) => {
        const file = join(folder, path);
        if (existsSync(file) && readFileSync(file).equals(body)) return;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, body);
        written += 1;
      },
    }),
  );
  if (values['firebase'] === true)
    writeFileSync(
      join(folder, 'firebase.json'),
      `${JSON.stringify(firebaseHosting(release, contentSecurityPolicy(site)), null, 2)}\n`,
    );
  say(
    `${release.id} is in ${folder}: ${count} files, ${written} of them new or changed. Its address is ${configuration.publicOrigin}.`,
  );
}

/** How Firebase Hosting serves the folder: clean addresses, real redirects, the same headers as the service's. */
function firebaseHosting(release: Release, policy: string): unknown {
  const header = (key: string, value: string) => ({ key, value });
  return {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '**/*.br', '**/*.gz', '**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirectsOf(release).map(({ from, to }) => ({ source: from, destination: to, type: 308 })),
      headers: [
        {
          source: '**',
          headers: [
            header('Cache-Control', 'no-cache'),
            header('Content-Security-Policy', policy),
            header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
            header('Cross-Origin-Resource-Policy', 'same-origin'),
            header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()'),
            header('Referrer-Policy', 'strict-origin-when-cross-origin'),
            header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains'),
            header('X-Content-Type-Options', 'nosniff'),
          ],
        },
        { source: '/@(parts|releases)/**', headers: [header('Cache-Control', 'public, max-age=31536000, immutable')] },
      ],
    },
  };
}
