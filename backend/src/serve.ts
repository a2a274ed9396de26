import type { AddressInfo } from 'node:net';
import { readPointer, ReleaseError } from '@odysseus/release';
import type { FastifyInstance } from 'fastify';
import { startLocalSignIn } from './auth-emulator';
import { type Configuration, isLoopback } from './configuration';
import { freePort } from './freePort';
import { openReleases, type Releases } from './releases';
import { configurationGiven, prepareDataFolder, runService, sayWhy } from './runService';

const command = 'npm run serve';

/** The site as its store holds it: builds nothing, and needs nothing that builds. Without a Firebase project local sign-in runs beside it. */
async function main(): Promise<void> {
  const configuration = configurationGiven();
  const { auth, host } = configuration;
  prepareDataFolder(configuration);
  const releases = openReleases(configuration, console);
  await ensureReleased(releases, configuration);
  const service =
    auth.mode === 'emulator' && auth.emulatorUrl === null
      ? await serveWithSignIn(configuration, releases)
      : await runService(configuration, { command, releases });
  const { port } = service.server.address() as AddressInfo;
  console.log(
    `Odysseus is ready at http://${isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
  );
}

/** @throws {ReleaseError} that says how something comes to be live; {StoreError} when the store can't be read */
async function ensureReleased({ store, live }: Releases, { bucket }: Configuration): Promise<void> {
  if (!(await readPointer(store))) {
    const first = bucket ? 'npm run release -- publish' : 'npm run build';
    throw new ReleaseError(
      `Nothing is released in ${store.name} yet, and serving builds nothing. Run ${first}, and then ${command} again.`,
    );
  }
  await live();
}

/** Starts both at once: the service is told where sign-in will be. */
async function serveWithSignIn(configuration: Configuration, releases: Releases): Promise<FastifyInstance> {
  const port = await freePort();
  const starting = startLocalSignIn(configuration.dataFolder, port);
  let ending = false;
  const atEnd = async (): Promise<void> => {
    ending = true;
    await starting.then((emulator) => emulator.stop());
  };
  const auth = { ...configuration.auth, emulatorUrl: `http://127.0.0.1:${port}` };
  const [service, emulator] = await Promise.all([
    runService({ ...configuration, auth }, { command, releases, atEnd }),
    starting,
  ]);
  void emulator.ended.then((code) => {
    if (ending) return;
    console.error(`Local sign-in ended unexpectedly (${code ?? 'killed'}). Start the site again: ${command}`);
    void service.close().then(() => process.exit(1));
  });
  return service;
}

main().catch(sayWhy);
