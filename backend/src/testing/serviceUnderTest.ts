import type { FastifyInstance } from 'fastify';
import { type Configuration, readConfiguration } from '../configuration';
import type { Database } from '../database';
import { createService, type ServiceParts } from '../service';
import { chooseVerifier } from '../tokens';
import { unsignedToken } from './tokenClaims';

/** Noon, UTC, of the day on which tests take place. */
export const noon = Date.UTC(2026, 6, 1, 12);

export interface ServiceUnderTest {
  readonly app: FastifyInstance;
  /** Header of a signed-in visitor, with a token of this moment. */
  as(uid: string, email?: string | null): { authorization: string };
}

/** The service as `npm start` runs it, at noon, on a given database; nothing listens. */
export async function startService(
  database: Database,
  {
    variables = {},
    configuration = {},
    ...parts
  }: { variables?: Record<string, string>; configuration?: Partial<Configuration> } & ServiceParts = {},
): Promise<ServiceUnderTest> {
  const read = readConfiguration({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', ...variables });
  const clock = parts.clock ?? (() => noon);
  const whole = { ...read, ...configuration };
  // Visitors of tests are unsigned, also of a site that says that it is public.
  const tokenVerifier = chooseVerifier({ ...whole, publicOrigin: 'http://localhost', trustedProxies: [] }, clock);
  const app = await createService(whole, { database, tokenVerifier, ...parts, clock });
  await app.ready();
  return {
    app,
    as: (uid, email = `${uid}@example.com`) => ({
      authorization: `Bearer ${unsignedToken({ uid, email, now: clock() })}`,
    }),
  };
}
