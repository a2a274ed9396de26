import type { onRequestHookHandler } from 'fastify';
import type { Configuration } from './configuration';
import type { Database } from './database';

/** What every capability of the service is given. */
export interface ServiceContext {
  readonly configuration: Configuration;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Lets a request through only with a valid ID token; `visitorOf(request)` then says whose. */
  readonly requireVisitor: onRequestHookHandler;
}
