import {
  assistantFeedbackSchema,
  checkoutSessionSchema,
  subscriptionWindowsSchema,
  userProfileSchema,
} from '@odysseus/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { visitorOf } from '../tokens';
import { deleteAccount, exportAccount } from './accountStore';

const exportSchema = z.object({
  uid: z.string(),
  exportedAt: z.string(),
  profile: z.nullable(userProfileSchema),
  subscriptionWindows: subscriptionWindowsSchema,
  checkouts: z.array(z.object({ ...checkoutSessionSchema.shape, createdAt: z.string() })),
  events: z.array(
    z.object({
      name: z.string(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      receivedAt: z.string(),
    }),
  ),
  questions: z.array(
    z.object({
      city: z.string(),
      askedAt: z.string(),
      question: z.string(),
      answer: z.string(),
      feedback: z.nullable(assistantFeedbackSchema),
    }),
  ),
});

const tags = ['account'];
const security = [{ idToken: [] }];

/** What a visitor may do with everything that is kept on the account. */
export const accountPlugin: FastifyPluginAsyncZod<ServiceContext> = async (
  app,
  { database, clock, requireVisitor },
) => {
  app.route({
    method: 'GET',
    url: '/account/export',
    onRequest: requireVisitor,
    schema: {
      summary: 'Download everything that is kept on the account',
      tags,
      security,
      response: { 200: exportSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const everything = await exportAccount(database.queries, visitorOf(request).uid, clock());
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="odysseus-account.json"')
        .send(everything);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/account',
    onRequest: requireVisitor,
    schema: {
      summary: "Delete the account's data; the sign-in itself is deleted by the sign-in provider",
      tags,
      security,
      response: { 204: z.null().describe('Deleted'), ...problemResponses },
    },
    handler: async (request, reply) => {
      await deleteAccount(database, visitorOf(request).uid);
      return reply.code(204).send(null);
    },
  });
};
