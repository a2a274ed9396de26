import { parseArgs } from 'node:util';
import { ContractError } from '@odysseus/contract';
import { codeOf, closeDataFolder, makeDataFolder, ReleaseError, StoreError } from '@odysseus/release';
import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import { AuthEmulatorError, authEmulatorPlugin } from './auth-emulator';
import { type Configuration, ConfigurationError, readConfiguration, siteOf } from './configuration';
import { DatabaseUnavailableError } from './database';
import { deliveryPlugin } from './delivery';
import { Drain } from './drain';
import { listenError } from './listenError';
import { ArchiveError } from './map-tiles';
import type { Releases } from './releases';
import { createService, type ServiceParts } from './service';

/** A terminal's Ctrl-C comes twice where npm hands it on as well. Milliseconds within which it counts as one. */
const sameSignal = 1_000;

/** Failures that whoever started the service can mend: their messages say everything. */
const mendable = [
  ConfigurationError,
  DatabaseUnavailableError,
  ArchiveError,
  AuthEmulatorError,
  StoreError,
  ReleaseError,
  ContractError,
];

export interface RunOptions {
  /** How the service was started, for advice: `npm start`. */
  readonly command: string;
  readonly releases: Releases;
  /** Called when the service is closed, right before the process ends. */
  readonly atEnd?: () => Promise<void>;
}

/** The configuration in the environment; `--port` comes before `PORT`. */
export function configurationGiven(): Configuration {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  return readConfiguration(values.port === undefined ? process.env : { ...process.env, PORT: values.port });
}

/**
 * Sees that the data folder can be used, and is closed to other users. Nothing is written to it, and none is made, where all that
 * the service keeps is kept elsewhere.
 * @throws {StoreError}
 */
export function prepareDataFolder({ dataFolder, databaseUrl, auth }: Configuration): void {
  if (databaseUrl === null || auth.mode === 'emulator') makeDataFolder(dataFolder);
  for (const warning of closeDataFolder(dataFolder)) console.warn(warning);
}

/**
 * Starts the service, and ends the process when it is told to stop: at the first signal what is asked is answered, at a second
 * it ends at once.
 * @throws {Error} one of those that {@link sayWhy} says in a sentence, or an unexpected one
 */
export async function runService(
  configuration: Configuration,
  { command, releases, atEnd }: RunOptions,
): Promise<FastifyInstance> {
  const { host, port } = configuration;
  const drain = new Drain();
  let service: FastifyInstance | undefined = undefined;
  // From now on: the first process of a container is ended by no signal that it does not take itself.
  onStopSignal(async () => {
    if (!service) return;
    await drain.run(configuration.drain);
    await service.close();
    await atEnd?.();
  });
  service = await createService(configuration, { releases, drain, plugins: sitePlugins(configuration, releases) });
  try {
    await service.listen({ host, port, listenTextResolver: (address) => `The service listens at ${address}` });
  } catch (cause) {
    await service.close();
    throw listenError(cause, { host, port, command }) ?? cause;
  }
  return service;
}

/** Says on stderr why the service did not start, and ends: what the reader can mend in a sentence, anything else with where it happened. */
export function sayWhy(cause: unknown): never {
  const expected =
    mendable.some((kind) => cause instanceof kind) || codeOf(cause)?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(expected && cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function onStopSignal(end: () => Promise<void>): void {
  let stoppedAt: number | undefined;
  const stop = (): void => {
    if (stoppedAt === undefined) {
      stoppedAt = Date.now();
      void end().then(() => process.exit());
    } else if (Date.now() - stoppedAt > sameSignal) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function sitePlugins(
  configuration: Configuration,
  { store, files, live }: Releases,
): NonNullable<ServiceParts['plugins']> {
  const { auth, publicOrigin, developmentOrigins } = configuration;
  const delivery = {
    store,
    files,
    live,
    site: siteOf(configuration),
    publicOrigin,
    passes: configuration.passes,
    developmentOrigins,
  };
  return [
    ...(auth.mode === 'emulator' && auth.emulatorUrl !== null
      ? [registering(authEmulatorPlugin, { emulatorUrl: auth.emulatorUrl, projectId: auth.projectId, publicOrigin })]
      : []),
    registering(deliveryPlugin, delivery),
  ];
}

function registering<Options extends FastifyPluginOptions>(
  plugin: FastifyPluginAsync<Options>,
  options: Options,
): FastifyPluginAsync {
  return async (app) => void (await app.register<Options>(plugin, options));
}
