import { collectorLimits, eventBatchSchema } from '@odysseus/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDiskFull } from '../database';
import { limitRequests } from '../limits';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { DiskReserve } from './DiskReserve';
import { EventRoom } from './EventRoom';
import { addEvents, removeOld } from './eventStore';
import { EventSweeper } from './EventSweeper';

/** The backend's own analytics collector. */
export const eventsPlugin: FastifyPluginAsyncZod<ServiceContext> = async (app, { configuration, database, clock }) => {
  const { events: kept } = configuration;
  limitRequests(app, kept.perMinute, clock);
  const disk = new DiskReserve({ folder: database.folder, bytes: kept.diskReserve, log: app.log });
  const sweeper = new EventSweeper({ database, disk, kept, clock, log: app.log });
  const room = new EventRoom({ disk, sweeper, log: app.log });
  app.addHook('onReady', async () => void sweeper.sweep());
  app.addHook('onClose', () => sweeper.close());

  // `sendBeacon` can't send application/json without asking first, so a page that hides sends the same JSON as plain text.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: collectorLimits.bodyBytes },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch (cause) {
        done(new Problem(400, 'malformed_json', 'The body is not JSON.', 'Send well-formed JSON.', { cause }));
      }
    },
  );

  app.route({
    method: 'POST',
    url: '/events',
    bodyLimit: collectorLimits.bodyBytes,
    schema: {
      summary: 'Analytics events, in batches; stored as sent, as nobody vouches for them',
      tags: ['events'],
      consumes: ['application/json', 'text/plain'],
      body: eventBatchSchema,
      response: {
        // A success: whoever repeated the call would make it worse, and browsers repeat what failed.
        202: z
          .object({ stored: z.literal(false) })
          .describe('Taken and dropped, as there is no room for events at the moment; not to be repeated'),
        204: z.null().describe('Stored'),
        ...problemResponses,
      },
    },
    handler: async (request, reply) => {
      const { events } = request.body;
      if (events.some(({ parameters }) => Object.keys(parameters).length > collectorLimits.parametersPerEvent)) {
        throw new Problem(
          400,
          'invalid_request',
          `An event has more than ${collectorLimits.parametersPerEvent} parameters.`,
          'Send fewer.',
        );
      }
      if (!(await room.isThere())) return reply.code(202).send({ stored: false });
      try {
        await addEvents(database.queries, events, clock());
        room.noteStored();
        sweeper.note(JSON.stringify(events).length);
        await removeOld(database.queries, kept, clock());
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        room.noteFull();
        return reply.code(202).send({ stored: false });
      }
      return reply.code(204).send(null);
    },
  });
};
