import { problemSchema, subscriptionWindowsSchema } from '@odysseus/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ServiceContext } from '../ServiceContext';
import { requireOwnUid } from '../tokens';
import { plainSchema } from './plainSchema';
import { prepareWindows } from './windowStore';

// Every premium screen asks this, so its answer is written by code compiled from plain JSON schema.
const response = {
  200: plainSchema(subscriptionWindowsSchema),
  '4xx': plainSchema(problemSchema),
  '5xx': plainSchema(problemSchema),
};

/** The windows of Expert Access that the premium gate reads (specification, section 7). */
export const subscriptionsPlugin: FastifyPluginAsync<ServiceContext> = async (app, { database, requireVisitor }) => {
  const readWindows = prepareWindows(database);

  app.route<{ Params: { uid: string } }>({
    method: 'GET',
    url: '/profile/user_profiles/:uid/subscription-windows',
    onRequest: [requireVisitor, requireOwnUid],
    schema: {
      summary: "The visitor's windows of Expert Access, both ends included",
      tags: ['profile'],
      security: [{ idToken: [] }],
      params: { type: 'object', required: ['uid'], properties: { uid: { type: 'string' } } },
      response,
    },
    // The promise goes on as it is: on this route one more is felt.
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readWindows(request.params.uid);
    },
  });
};
