import {
  assistantFeedbackSchema,
  assistantLimits,
  type AssistantQuestion,
  assistantQuestionSchema,
} from '@odysseus/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { logged, Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { visitorOf } from '../tokens';
import { noPass } from './prepareAccess';
import type { Answers } from './Answers';
import type { Assistants } from './Assistants';
import { storableText } from './storableText';
import { notKept } from './copy';
import { keepFeedback } from './conversationRecords';
import { eventStream } from './eventStream';
import { findMessage, mostWaiting, openMessage, WaitingError } from './messageStore';
import { UsageError } from './useQuestion';

export interface MessagesOptions extends ServiceContext {
  readonly assistants: Assistants;
  readonly answers: Answers;
  readonly hasAccess: (uid: string) => Promise<boolean>;
}

/** Answers that one account may read at once on this process. */
const streamsOfAccount = 8;
/** Seconds after which a question that found too many before it may be asked again. */
const waitingRetry = 10;

const tags = ['assistant'];
const security = [{ idToken: [] }];
const city = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const messageParams = z.object({ city, message: z.uuid() });

/** Questions to the assistant, and what is done with their answers. */
export const messagesPlugin: FastifyPluginAsyncZod<MessagesOptions> = async (
  app,
  { database, clock, requireVisitor, assistants, answers, hasAccess },
) => {
  const streams = new Map<string, number>();
  /** Takes one of the streams of an account; what it answers gives it back. */
  const takeStream = (uid: string): (() => void) => {
    const open = streams.get(uid) ?? 0;
    if (open >= streamsOfAccount)
      throw new Problem(
        429,
        'too_many_streams',
        `This account reads ${streamsOfAccount} answers at once.`,
        'Let one of them end, or close it.',
      );
    streams.set(uid, open + 1);
    return () => {
      const left = (streams.get(uid) ?? 1) - 1;
      if (left > 0) streams.set(uid, left);
      else streams.delete(uid);
    };
  };

  app.route({
    method: 'POST',
    url: '/assistant/:city/messages',
    onRequest: requireVisitor,
    bodyLimit: assistantLimits.bodyBytes,
    schema: {
      summary: 'Ask the assistant of a city; the same message again goes on with its answer',
      description:
        'Answers with server-sent events: "event: part", its number as "id", an AssistantPart as "data". With Last-Event-ID the stream begins after that part.',
      tags,
      security,
      params: z.object({ city }),
      headers: z.object({ 'last-event-id': z.string().max(20).optional() }),
      body: assistantQuestionSchema,
      response: { 200: z.any().describe('A stream of server-sent events'), ...problemResponses },
    },
    handler: async (request, reply) => {
      const { uid } = visitorOf(request);
      if (!(await hasAccess(uid))) throw noPass();
      const asked = cleaned(request.body);
      const assistant = await assistants.of(request.params.city).catch((cause: unknown) => {
        throw new Problem(
          503,
          'assistant_unavailable',
          'The assistant can not be asked right now.',
          'Try again in a moment.',
          { cause },
        );
      });
      if (!assistant)
        throw new Problem(
          404,
          'assistant_missing',
          'There is no assistant for this city.',
          'Ask about a city whose guide has one.',
        );
      const giveBack = takeStream(uid);
      // What is told in danger is answered and not kept.
      const kept = assistant.isDanger(asked.question) ? { ...asked, question: notKept } : asked;
      const opened = await openMessage(database, { ...kept, uid, city: request.params.city }, clock()).catch(
        (error: unknown) => {
          giveBack();
          throw refusalOf(error, reply);
        },
      );
      if ('opened' in opened) answers.begin(opened.opened, { ...asked, uid, city: request.params.city, assistant });
      const key = 'opened' in opened ? opened.opened.key : opened.known;
      const after = lastEvent(request.headers['last-event-id']);
      const stream = eventStream(
        (signal) => answers.follow(key, after, signal),
        (error) => request.log.error({ error: logged(error) }, 'The stream of an answer broke'),
      );
      stream.once('close', giveBack);
      // Nothing on the way may keep it, hold it back, or wait for more of it to compress.
      return reply
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream);
    },
  });

  app.route({
    method: 'POST',
    url: '/assistant/:city/messages/:message/stop',
    onRequest: requireVisitor,
    schema: {
      summary: 'End an answer; nothing happens to one that has ended',
      tags,
      security,
      params: messageParams,
      response: { 204: z.null().describe('Asked to end'), ...problemResponses },
    },
    handler: async (request, reply) => {
      const key = await findMessage(database.queries, visitorOf(request).uid, request.params.message);
      if (key === undefined) throw messageMissing();
      await answers.stop(key);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/assistant/:city/messages/:message/feedback',
    onRequest: requireVisitor,
    bodyLimit: 8 * 1024,
    schema: {
      summary: 'Whether an answer was of use, and why',
      tags,
      security,
      params: messageParams,
      body: assistantFeedbackSchema,
      response: { 204: z.null().describe('Kept'), ...problemResponses },
    },
    handler: async (request, reply) => {
      if (!(await keepFeedback(database.queries, visitorOf(request).uid, request.params.message, request.body)))
        throw messageMissing();
      return reply.code(204).send(null);
    },
  });
};

function messageMissing(): Problem {
  return new Problem(
    404,
    'message_missing',
    'There is no such message of yours.',
    'It may have been deleted with its conversation.',
  );
}

/** @throws {Problem} 400 when nothing is left of the question */
function cleaned(asked: AssistantQuestion): AssistantQuestion {
  const question = storableText(asked.question);
  if (question === '')
    throw new Problem(400, 'question_empty', 'The question holds nothing that can be read.', 'Ask something in words.');
  return { ...asked, question, plan: asked.plan.map((item) => ({ ...item, name: storableText(item.name) })) };
}

function refusalOf(error: unknown, reply: FastifyReply): unknown {
  if (error instanceof WaitingError) {
    reply.header('retry-after', String(waitingRetry));
    return new Problem(
      429,
      'too_many_waiting',
      `${mostWaiting} questions of this conversation wait for their answers.`,
      'Ask again when one of them is answered.',
      { cause: error },
    );
  }
  if (!(error instanceof UsageError)) return error;
  reply.header('retry-after', String(error.seconds));
  const most = error.per === 'day' ? assistantLimits.perDay : assistantLimits.perMinute;
  const wait = error.per === 'day' ? `${Math.ceil(error.seconds / 3600)} hours` : `${error.seconds} seconds`;
  return new Problem(
    429,
    'too_many_questions',
    `An account may ask ${most} questions a ${error.per}.`,
    `Ask again in ${wait}.`,
    { cause: error },
  );
}

/** Number of the last part that the reader has; 0 for none, or for what is no number. */
function lastEvent(header: string | undefined): number {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
