import { contractVersion } from '@odysseus/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import manifest from '../../package.json';
import type { Drain } from '../drain';
import { problemResponses } from '../problems';
import type { Releases } from '../releases';
import type { ServiceContext } from '../ServiceContext';
import { readinessOf, readinessSchema, troubleSchema } from './readiness';

const healthSchema = readinessSchema.extend({
  status: z.enum(['ok', 'unavailable', 'stopping']),
  trouble: troubleSchema,
  version: z.string(),
  contract: z.string(),
});
const aliveSchema = z.object({ status: z.literal('ok') });

export interface HealthOptions extends Pick<ServiceContext, 'configuration' | 'database'> {
  readonly releases: Releases;
  readonly drain: Drain;
}

/** For whoever watches over the service: whether visitors may be sent here, and whether the process answers at all. */
export const healthPlugin: FastifyPluginAsyncZod<HealthOptions> = async (
  app,
  { configuration, database, releases, drain },
) => {
  const readiness = readinessOf({ configuration, database, releases, log: app.log });
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.route({
    method: 'GET',
    url: '/health',
    schema: {
      summary:
        'Whether the service is ready: its database, its disk and its live release are there, and it is not about to stop',
      tags: ['service'],
      response: { 200: healthSchema, 503: healthSchema },
    },
    handler: async (_request, reply) => {
      const needs = await readiness();
      const trouble = await releases.trouble().catch(() => undefined);
      const there = Object.values(needs).every((state) => state === 'ok');
      const status = drain.isUnderWay ? 'stopping' : there ? 'ok' : 'unavailable';
      return reply.code(status === 'ok' ? 200 : 503).send({
        status,
        ...needs,
        ...(trouble === undefined ? {} : { trouble }),
        version: manifest.version,
        contract: contractVersion,
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/health/live',
    schema: {
      summary: 'Whether the process answers, whatever else is there',
      tags: ['service'],
      response: { 200: aliveSchema, '5xx': problemResponses['5xx'] },
    },
    handler: async (_request, reply) => reply.send({ status: 'ok' }),
  });
};
