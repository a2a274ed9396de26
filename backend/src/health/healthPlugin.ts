import { contractVersion } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import manifest from '../../package.json';
import { logged } from '../problems';
import type { ServiceContext } from '../ServiceContext';

const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['ok', 'unreachable']),
  version: z.string(),
  contract: z.string(),
});

/** For whoever watches over the service: it lives, and its database answers. */
export const healthPlugin: FastifyPluginAsyncZod<ServiceContext> = async (app, { database }) => {
  app.route({
    method: 'GET',
    url: '/health',
    schema: { summary: 'Whether the service and its database answer', tags: ['service'], response: { 200: healthSchema, 503: healthSchema } },
    handler: async (request, reply) => {
      const reachable = await database.queries.execute(sql`select 1`).then(
        () => true,
        (error: unknown) => {
          request.log.warn({ error: logged(error) }, 'The database does not answer');
          return false;
        },
      );
      reply.header('cache-control', 'no-store').code(reachable ? 200 : 503);
      return reply.send({ status: reachable ? 'ok' : 'unavailable', database: reachable ? 'ok' : 'unreachable', version: manifest.version, contract: contractVersion });
    },
  });
};
