import { newUserProfileSchema, userProfileSchema } from '@odysseus/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem, problemResponses } from '../problems';
import type { ServiceContext } from '../ServiceContext';
import { requireOwnUid, visitorOf } from '../tokens';
import { createProfile, findProfile, profileFrom } from './profileStore';

const params = z.object({ uid: z.string() });
const tags = ['profile'];
const security = [{ idToken: [] }];

/** The profile calls of the specification's section 7. */
export const profilesPlugin: FastifyPluginAsyncZod<ServiceContext> = async (app, { database, requireVisitor }) => {
  app.route({
    method: 'GET',
    url: '/profile/user_profiles/:uid',
    onRequest: [requireVisitor, requireOwnUid],
    schema: {
      summary: "The visitor's own profile",
      tags,
      security,
      params,
      response: { 200: userProfileSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const profile = await findProfile(database.queries, request.params.uid);
      if (!profile) throw new Problem(404, 'profile_missing', 'There is no profile yet.', 'Create it with POST.');
      return reply.header('cache-control', 'no-store').send(profile);
    },
  });

  app.route({
    method: 'POST',
    url: '/profile/user_profiles/:uid',
    onRequest: [requireVisitor, requireOwnUid],
    bodyLimit: 16 * 1024,
    schema: {
      summary: 'Create the profile; answers the present one (200) when there is one already',
      tags,
      security,
      params,
      body: newUserProfileSchema,
      response: { 200: userProfileSchema, 201: userProfileSchema, ...problemResponses },
    },
    handler: async (request, reply) => {
      const { uid, email } = visitorOf(request);
      if (email !== null && email.toLowerCase() !== request.body.email.trim().toLowerCase()) {
        throw new Problem(
          400,
          'email_mismatch',
          "The profile's email is not the one of the sign-in.",
          'Send the email that the visitor signed in with.',
        );
      }
      const { profile, created } = await createProfile(
        database.queries,
        profileFrom(uid, { ...request.body, email: request.body.email.trim() }),
      );
      return reply
        .code(created ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(profile);
    },
  });
};
