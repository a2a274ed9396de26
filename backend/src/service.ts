import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { accountPlugin } from './account';
import { type AssistantChanges, assistantPlugin, type Assistants, preparedAssistants } from './assistant';
import { checkout, paymentMessages, paymentPagePlugin } from './checkout';
import type { Configuration } from './configuration';
import { type Database, openDatabase } from './database';
import { describeInterface } from './describeInterface';
import { Drain } from './drain';
import { eventsPlugin } from './events';
import { descriptionPlugin, healthPlugin } from './health';
import { limitRequests } from './limits';
import { livePlugin } from './live';
import type { LogTarget } from './log';
import { mapTilesPlugin } from './map-tiles';
import { type PremiumStore, premiumPlugin, premiumStore } from './premium';
import { logged, Problem } from './problems';
import { profilesPlugin } from './profiles';
import { openReleases, type Releases } from './releases';
import { reportsPlugin } from './reports';
import { createServer } from './server';
import type { ServiceContext } from './ServiceContext';
import { strictSerializer } from './strictSerializer';
import { subscriptionsPlugin } from './subscriptions';
import { chooseVerifier, rememberTokens, requireVisitor, type TokenVerifier } from './tokens';

/** What a caller may bring along in place of what the configuration names. */
export interface ServiceParts {
  /** Migrated already; it stays open when the service closes. */
  readonly database?: Database;
  readonly tokenVerifier?: TokenVerifier;
  readonly premiumStore?: PremiumStore;
  readonly releases?: Releases;
  readonly assistants?: Assistants;
  readonly assistantChanges?: AssistantChanges;
  /** Takes the service out of use before it is closed. */
  readonly drain?: Drain;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Registered at the root after the service's own: the site's pages, the local sign-in. */
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Where the log goes; standard output otherwise. */
  readonly logTo?: LogTarget;
}

/**
 * Builds the service, one plugin a capability. It does not listen yet; `close()` ends it when its requests are answered.
 * @throws {ConfigurationError | DatabaseUnavailableError} saying what is wrong and what to do
 */
export async function createService(configuration: Configuration, parts: ServiceParts = {}): Promise<FastifyInstance> {
  const clock = parts.clock ?? Date.now;
  const tokens = rememberTokens(parts.tokenVerifier ?? chooseVerifier(configuration, clock), clock);
  const app = createServer(configuration, parts.logTo);
  const drain = parts.drain ?? new Drain();
  drain.watch(app);
  const database = parts.database ?? (await openOwnDatabase(configuration, app));
  const releases = parts.releases ?? openReleases(configuration, app.log);
  const store = parts.premiumStore ?? premiumStore(releases.files, releases.live);
  const assistants =
    parts.assistants ??
    preparedAssistants(store, (error) =>
      app.log.error(
        { error: logged(error) },
        'A newer corpus of the assistant can not be used; the one before goes on',
      ),
    );
  const context: ServiceContext = { configuration, database, clock, requireVisitor: requireVisitor(tokens) };

  app.decorateRequest('visitor', null);
  await describeInterface(app);
  // With a real provider there is no page that declares a checkout paid.
  if (configuration.stripe === null) await app.register(paymentPagePlugin);
  await app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      api.setNotFoundHandler((request) => {
        throw new Problem(
          404,
          'unknown_call',
          `Nothing answers ${request.method} at this address.`,
          'GET /api/openapi.json lists every call.',
        );
      });
      // A payment provider's messages and a balancer's questions come from few addresses, and must not be lost to a limit.
      await api.register(
        withZod(async (scope) => {
          await scope.register(paymentMessages, context);
          await scope.register(healthPlugin, { configuration, database, releases, drain });
        }),
      );
      await api.register(async (limited) => {
        limitRequests(limited, configuration.rateLimitPerMinute, clock);
        await limited.register(subscriptionsPlugin, context);
        await limited.register(
          withZod(async (scope) => {
            await scope.register(profilesPlugin, context);
            await scope.register(accountPlugin, context);
            await scope.register(checkout, context);
            await scope.register(premiumPlugin, { ...context, store });
            await scope.register(assistantPlugin, { ...context, ...parts.assistantChanges, assistants });
            await scope.register(livePlugin, { ...context, store });
            if (configuration.analytics.collector) await scope.register(eventsPlugin, context);
            await scope.register(reportsPlugin, context);
            await scope.register(descriptionPlugin);
          }),
        );
      });
    },
    { prefix: '/api' },
  );
  if (configuration.mapTiles) await app.register(mapTilesPlugin, { source: configuration.mapTiles, clock });
  for (const plugin of parts.plugins ?? []) await app.register(plugin);
  return app;
}

/** A scope whose routes speak in zod schemas. */
function withZod(register: (scope: FastifyInstance) => Promise<void>): FastifyPluginAsync {
  return async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(strictSerializer);
    await register(scope);
  };
}

async function openOwnDatabase(configuration: Configuration, app: FastifyInstance): Promise<Database> {
  const database = await openDatabase(configuration, {
    onIdleError: (error) =>
      app.log.warn({ error: logged(error) }, 'An idle connection to the database broke; another takes its place'),
    onLost: (error) =>
      app.log.fatal(
        { error: logged(error) },
        'Another process took the data folder; this one ends at once, so that it writes nothing over what the other has written',
      ),
    onWarning: (warning) => app.log.warn(warning),
  });
  app.addHook('onClose', () => database.close());
  await database.migrate();
  return database;
}
