import { corpusName } from '@odysseus/assistant';
import { premiumContentSchema } from '@odysseus/contract';
import { citySourcesName } from '@odysseus/live';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { coversToday, prepareWindows } from '../subscriptions';
import { visitorOf } from '../tokens';
import type { PremiumStore } from './premiumStore';

export interface PremiumOptions extends ServiceContext {
  readonly store: PremiumStore;
}

/**
 * What a release keeps for the service alone: the whole guide in one file, which is asked and not handed out, and what live
 * sources are asked.
 */
const serviceOnly: readonly string[] = [corpusName, citySourcesName];

/** Premium content: the token and the window are checked at each request (decision 17). */
export const premiumPlugin: FastifyPluginAsyncZod<PremiumOptions> = async (
  app,
  { database, clock, requireVisitor, store },
) => {
  const readWindows = prepareWindows(database);

  app.route({
    method: 'GET',
    url: '/premium/:city/:screen',
    onRequest: requireVisitor,
    schema: {
      summary: 'Premium content of a screen, for holders of Expert Access',
      tags: ['premium'],
      security: [{ idToken: [] }],
      params: z.object({ city: z.string().max(80), screen: z.string().max(80) }),
      querystring: z.object({ version: z.optional(z.string().max(80)) }),
      response: { 200: premiumContentSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      // Whatever the answer, no cache may keep it: the next reader may hold no pass.
      reply.header('cache-control', 'private, no-store');
      if (!coversToday(await readWindows(visitorOf(request).uid), clock())) {
        throw new Problem(
          403,
          'no_active_pass',
          'This needs an active Expert Access pass.',
          'Get one at /app/checkout.',
        );
      }
      const { city, screen } = request.params;
      const handedOut = !serviceOnly.includes(screen);
      const found = await (
        handedOut ? store.read(city, screen, request.query.version) : Promise.resolve(undefined)
      ).catch((cause: unknown) => {
        throw new Problem(
          503,
          'release_unavailable',
          'The content can not be read right now.',
          'Try again in a moment.',
          { cause },
        );
      });
      if (!found)
        throw new Problem(
          404,
          'content_missing',
          'There is no such premium content.',
          'Load the page anew: a newer version of it may be out.',
        );
      return reply.send({ key: `${city}/${screen}`, ...found });
    },
  });
};
