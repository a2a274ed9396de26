import { reportLimits, reportSchema } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tables } from '../database';
import { limitRequests } from '../limits';
import { problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';

const { mistakeReports } = tables;

/** Reports that one address may send in a minute. */
const perMinute = 5;
/** Reports that are kept: a flood of them must not fill the disk. */
const mostReports = 100_000;
/** Old reports that one arriving report clears away at most. */
const clearedAtOnce = 100;

/** Mistakes that visitors found in the guide. They stand in the database; the log tells whoever watches it that one came, and none of its words. */
export const reportsPlugin: FastifyPluginAsyncZod<ServiceContext> = async (app, { database, clock }) => {
  limitRequests(app, perMinute, clock);
  app.route({
    method: 'POST',
    url: '/reports',
    bodyLimit: reportLimits.bodyBytes,
    schema: {
      summary: 'A mistake in the guide; says nothing of who found it',
      tags: ['reports'],
      body: reportSchema,
      response: { 204: z.null().describe('Stored'), ...problemResponses },
    },
    handler: async (request, reply) => {
      // PostgreSQL holds no zero byte, and no half of a surrogate pair.
      const report = {
        ...request.body,
        text: request.body.text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd'),
      };
      const [stored] = await database.queries
        .insert(mistakeReports)
        .values({ ...report, receivedAt: new Date(clock()) })
        .returning({ id: mistakeReports.id });
      request.log.info({ report: stored?.id }, 'A visitor reports a mistake in the guide');
      const oldest = (stored?.id ?? 0) - mostReports;
      await database.queries.execute(
        sql`delete from ${mistakeReports} where id in (select id from ${mistakeReports} where id <= ${oldest} order by id limit ${clearedAtOnce})`,
      );
      return reply.code(204).send(null);
    },
  });
};
