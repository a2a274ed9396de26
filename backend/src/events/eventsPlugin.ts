import { collectorLimits, eventBatchSchema } from '@odysseus/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { addEvents } from './eventStore';

/** The backend's own analytics collector. */
export const eventsPlugin: FastifyPluginAsyncZod<ServiceContext> = async (app, { database, clock }) => {
  // `sendBeacon` can't send application/json without asking first, so a page that hides sends the same JSON as plain text.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: collectorLimits.bodyBytes }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (cause) {
      done(new Problem(400, 'malformed_json', 'The body is not JSON.', 'Send well-formed JSON.', { cause }));
    }
  });

  app.route({
    method: 'POST',
    url: '/events',
    bodyLimit: collectorLimits.bodyBytes,
    schema: {
      summary: 'Analytics events, in batches; stored as sent, as nobody vouches for them',
      tags: ['events'],
      consumes: ['application/json', 'text/plain'],
      body: eventBatchSchema,
      response: { 204: z.null().describe('Stored'), ...problemResponses },
    },
    handler: async (request, reply) => {
      const { events } = request.body;
      if (events.some(({ parameters }) => Object.keys(parameters).length > collectorLimits.parametersPerEvent)) {
        throw new Problem(400, 'invalid_request', `An event has more than ${collectorLimits.parametersPerEvent} parameters.`, 'Send fewer.');
      }
      await addEvents(database.queries, events, clock());
      return reply.code(204).send(null);
    },
  });
};
