import { parseArgs } from 'node:util';
import { closeDataFolder, makeDataFolder, StoreError } from '@odysseus/release';
import type { FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import { authEmulatorPlugin } from './auth-emulator';
import { codeOf } from './codeOf';
import { type Configuration, ConfigurationError, readConfiguration, siteOf } from './configuration';
import { DatabaseUnavailableError } from './database';
import { deliveryPlugin } from './delivery';
import { Drain } from './drain';
import { openReleases, type Releases } from './releases';
import { createService, type ServiceParts } from './service';

/** Starts the service from the environment; `--port` comes before `PORT`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const configuration = readConfiguration(values.port === undefined ? process.env : { ...process.env, PORT: values.port });
  prepareDataFolder(configuration);
  const trouble = { error: (...parts: unknown[]): void => void console.error(...parts) };
  const releases = openReleases(configuration, trouble);
  const drain = new Drain();
  const service = await createService(configuration, { releases, drain, plugins: pluginsOf(configuration, releases) });

  const stop = (): void => {
    // A second signal ends at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
    void drain
      .run(configuration.drain)
      .then(() => service.close())
      .then(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const { host, port } = configuration;
  try {
    await service.listen({ host, port, listenTextResolver: (address) => `The service listens at ${address}` });
  } catch (error) {
    await service.close();
    throw codeOf(error) === 'EADDRINUSE' ? portTaken(host, port) : error;
  }
}

/** Nobody but this process's user reads what the service keeps. Where everything is kept elsewhere, no folder is made. */
function prepareDataFolder({ dataFolder, databaseUrl, bucket }: Configuration): void {
  if (databaseUrl === null || bucket === null) makeDataFolder(dataFolder);
  for (const warning of closeDataFolder(dataFolder)) console.warn(warning);
}

function pluginsOf(configuration: Configuration, { store, folder, live }: Releases): NonNullable<ServiceParts['plugins']> {
  const { auth, publicOrigin, developmentOrigins } = configuration;
  const delivery = { store, live, ...(folder === undefined ? {} : { storeFolder: folder }), site: siteOf(configuration), publicOrigin, developmentOrigins };
  return [
    ...(auth.mode === 'emulator' && auth.emulatorUrl !== null ? [registering(authEmulatorPlugin, { emulatorUrl: auth.emulatorUrl, projectId: auth.projectId, publicOrigin })] : []),
    registering(deliveryPlugin, delivery),
  ];
}

function registering<Options extends FastifyPluginOptions>(plugin: FastifyPluginAsync<Options>, options: Options): FastifyPluginAsync {
  return async (app) => void (await app.register<Options>(plugin, options));
}

function portTaken(host: string, port: number): ConfigurationError {
  const other = port < 65_535 ? port + 1 : port - 1;
  return new ConfigurationError([
    `PORT="${port}" is taken by another program on ${host}. Stop that one, or choose another port: PORT=${other} npm start (or npm start -- --port ${other}).`,
  ]);
}

main().catch((error: unknown) => {
  // What the reader can mend is said in a sentence; anything else shows where it happened.
  const expected = error instanceof ConfigurationError || error instanceof DatabaseUnavailableError || error instanceof StoreError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
