import { assistantConversationSchema, assistantConversationsSchema } from '@odysseus/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { visitorOf } from '../tokens';
import { noPass } from './prepareAccess';
import type { Assistants } from './Assistants';
import { deleteConversation, deleteConversations, listConversations, readConversation } from './conversationRecords';

export interface HistoryOptions extends ServiceContext {
  readonly assistants: Assistants;
  readonly hasAccess: (uid: string) => Promise<boolean>;
}

const tags = ['assistant'];
const security = [{ idToken: [] }];
const params = z.object({ city: z.string().max(80) });
const conversationParams = z.object({ city: z.string().max(80), conversation: z.uuid() });

/** Conversations with the assistant. Reading them needs Expert Access; deleting them needs only to be theirs. */
export const historyPlugin: FastifyPluginAsyncZod<HistoryOptions> = async (
  app,
  { database, clock, requireVisitor, assistants, hasAccess },
) => {
  const { queries } = database;

  app.route({
    method: 'GET',
    url: '/assistant/:city/conversations',
    onRequest: requireVisitor,
    schema: {
      summary: "The visitor's conversations about a city, the newest first",
      tags,
      security,
      params,
      response: { 200: assistantConversationsSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const { uid } = visitorOf(request);
      if (!(await hasAccess(uid))) throw noPass();
      // Whoever opens the screen asks soon: the assistant is prepared by then. What fails here is told to the first question.
      assistants.of(request.params.city).catch(() => undefined);
      return reply
        .header('cache-control', 'no-store')
        .send({ conversations: await listConversations(queries, uid, request.params.city) });
    },
  });

  app.route({
    method: 'GET',
    url: '/assistant/:city/conversations/:conversation',
    onRequest: requireVisitor,
    schema: {
      summary: 'A conversation, with all its questions and answers',
      tags,
      security,
      params: conversationParams,
      response: { 200: assistantConversationSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const { uid } = visitorOf(request);
      if (!(await hasAccess(uid))) throw noPass();
      const conversation = await readConversation(queries, uid, request.params.conversation, clock());
      if (!conversation)
        throw new Problem(
          404,
          'conversation_missing',
          'There is no such conversation of yours.',
          'It may have been deleted.',
        );
      return reply.header('cache-control', 'no-store').send(conversation);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/assistant/:city/conversations/:conversation',
    onRequest: requireVisitor,
    schema: {
      summary: 'Delete a conversation; an answer under way in it ends',
      tags,
      security,
      params: conversationParams,
      response: { 204: z.null().describe('Deleted'), ...problemResponses },
    },
    handler: async (request, reply) => {
      await deleteConversation(queries, visitorOf(request).uid, request.params.conversation);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/assistant/:city/conversations',
    onRequest: requireVisitor,
    schema: {
      summary: "Delete all of the visitor's conversations about a city",
      tags,
      security,
      params,
      response: { 204: z.null().describe('Deleted'), ...problemResponses },
    },
    handler: async (request, reply) => {
      await deleteConversations(queries, visitorOf(request).uid, request.params.city);
      return reply.code(204).send(null);
    },
  });
};
