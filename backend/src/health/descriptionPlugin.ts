import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The service's own description of its interface. */
export const descriptionPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: 'GET',
    url: '/openapi.json',
    schema: { summary: 'This description', tags: ['service'], response: { 200: z.record(z.string(), z.unknown()) } },
    handler: async (_request, reply) => reply.header('cache-control', 'no-cache').send({ ...app.swagger() }),
  });
};
