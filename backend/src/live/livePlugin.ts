import { liveAnswerSchema } from '@odysseus/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PremiumStore } from '../premium';
import { logged, Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { coversToday, prepareWindows } from '../subscriptions';
import { visitorOf } from '../tokens';
import { BoardStream } from './BoardStream';
import { callBudget } from './callBudget';
import { liveCities } from './liveCities';
import { LiveHub } from './LiveHub';
import { liveSources } from './liveSources';
import { timeOf } from './Time';

/** Boards that one account may have open on this process, and that the process holds. */
const boardsOfAccount = 8;
const boardsOfProcess = 5_000;

const params = z.object({ city: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) });

export interface LiveOptions extends ServiceContext {
  /** Says what each city's sources are asked. */
  readonly store: PremiumStore;
}

/** Live facts of a city, for holders of Expert Access: as a stream, and once. */
export const livePlugin: FastifyPluginAsyncZod<LiveOptions> = async (
  app,
  { configuration, database, clock, requireVisitor, store },
) => {
  const readWindows = prepareWindows(database);
  const time = timeOf(clock);
  const hub = new LiveHub({
    takeCall: callBudget(database.queries, clock),
    time,
    onFault: (city, source, fault) =>
      app.log[fault.kind === 'resting' ? 'debug' : 'warn'](
        { city, source: source.name, kind: fault.kind, error: logged(fault) },
        'A live source gives no answer',
      ),
  });
  const sourcesOf = liveCities(
    store,
    (city) => liveSources(configuration, city),
    (error) =>
      app.log.error(
        { error: logged(error) },
        "A city's live sources can not be read from its newer version; those of the one before go on",
      ),
  );
  const boards = new Map<string, Set<BoardStream>>();
  const holdsPass = async (uid: string): Promise<boolean> => coversToday(await readWindows(uid), clock());

  const requireBoard = async (request: FastifyRequest, reply: FastifyReply, city: string): Promise<void> => {
    reply.header('cache-control', 'private, no-store');
    if (!(await holdsPass(visitorOf(request).uid)))
      throw new Problem(403, 'no_active_pass', 'This needs an active Expert Access pass.', 'Get one at /app/checkout.');
    const sources = await sourcesOf(city).catch((cause: unknown) => {
      throw new Problem(
        503,
        'release_unavailable',
        'What the live board shows can not be read right now.',
        'Try again in a moment.',
        { cause },
      );
    });
    if (!sources)
      throw new Problem(
        404,
        'city_unknown',
        'There is no live board of this city.',
        'Ask for a city of this guide whose menu has one.',
      );
    hub.serve(city, sources);
  };

  // Streams never end by themselves: without this the service would wait for them for ever.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const streams of boards.values()) for (const stream of [...streams]) stream.end('closing');
  });

  app.route({
    method: 'GET',
    url: '/live/:city',
    onRequest: requireVisitor,
    schema: {
      summary: 'What the live sources say of a city, for holders of Expert Access',
      tags: ['live'],
      security: [{ idToken: [] }],
      params,
      response: { 200: liveAnswerSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const { city } = request.params;
      await requireBoard(request, reply, city);
      return reply.send({ city, reports: await hub.ask(city) });
    },
  });

  app.route({
    method: 'GET',
    url: '/live/:city/stream',
    onRequest: requireVisitor,
    schema: {
      summary:
        'The same as server-sent events: what is known, then every change; "Last-Event-ID" leaves out what was seen',
      tags: ['live'],
      security: [{ idToken: [] }],
      params,
      response: {
        200: z.string().describe('text/event-stream of `report` events, and an `end` event that says why no more come'),
        ...problemResponses,
      },
    },
    handler: async (request, reply) => {
      const { city } = request.params;
      await requireBoard(request, reply, city);
      const { uid, expiresAt } = visitorOf(request);
      const own = boards.get(uid) ?? new Set<BoardStream>();
      if (isClosing)
        throw new Problem(503, 'service_closing', 'The service is about to stop.', 'Try again in a moment.');
      requireRoom(own.size, hub.boards);
      reply.hijack();
      // Whoever has gone while the pass was looked up would never be seen to go.
      if (reply.raw.destroyed) return;
      // Written past the framework, the stream would go without what every answer carries.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      boards.set(uid, own);
      let leave = (): void => undefined;
      const onClose = (): void => {
        leave();
        own.delete(stream);
        if (own.size === 0 && boards.get(uid) === own) boards.delete(uid);
      };
      const stream = new BoardStream({
        response: reply.raw,
        time,
        tokenExpiresAt: expiresAt,
        holdsPass: () => holdsPass(uid),
        onClose,
      });
      own.add(stream);
      leave = hub.open(city, lastEventId(request), (event) => stream.send(event));
      if (stream.isClosed) leave();
    },
  });
};

function requireRoom(own: number, all: number): void {
  if (own >= boardsOfAccount)
    throw new Problem(
      429,
      'too_many_boards',
      `This account has ${boardsOfAccount} live boards open.`,
      'Close one of them.',
    );
  if (all >= boardsOfProcess)
    throw new Problem(
      503,
      'too_many_boards',
      'More live boards are open than the service holds.',
      'Try again in a minute.',
    );
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const header = headers['last-event-id'];
  return typeof header === 'string' ? header : undefined;
}
