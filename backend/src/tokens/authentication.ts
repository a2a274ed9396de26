import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from '../problems';
import type { RememberingVerifier } from './rememberTokens';
import { KeysUnavailableError, TokenError, type VerifiedToken } from './TokenVerifier';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request; set by `requireVisitor`. */
    visitor: VerifiedToken | null;
  }
}

const signInAgain = 'Sign in again, and send the new ID token as "Authorization: Bearer <token>".';

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header !== undefined && /^bearer /i.test(header) ? header.slice(7).trim() || undefined : undefined;
}

/** A hook that lets a request through only with a valid ID token. It runs before any body is read. */
export function requireVisitor(tokens: RememberingVerifier): onRequestHookHandler {
  return (request, _reply, done) => {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) {
      done(new Problem(401, 'token_missing', 'This needs a signed-in visitor.', signInAgain));
      return;
    }
    const known = tokens.recall(token);
    if (known) {
      request.visitor = known;
      done();
      return;
    }
    tokens.verify(token).then(
      (visitor) => {
        request.visitor = visitor;
        done();
      },
      (error: unknown) => done(refusalOf(error)),
    );
  };
}

/** A hook after `requireVisitor` for paths with `:uid`: nobody reads or writes what is another's (decision 7). */
export const requireOwnUid: onRequestHookHandler = (request, _reply, done) => {
  const { uid } = request.params as { uid?: string };
  if (uid === visitorOf(request).uid) done();
  else
    done(new Problem(403, 'other_account', "This belongs to another account than the token's.", 'Ask for your own.'));
};

/** The visitor that `requireVisitor` let through. */
export function visitorOf(request: FastifyRequest): VerifiedToken {
  if (request.visitor === null)
    throw new Error(`${request.method} ${request.routeOptions.url ?? ''} asks for the visitor without requireVisitor`);
  return request.visitor;
}

function refusalOf(error: unknown): Error {
  if (error instanceof TokenError) return new Problem(401, error.code, error.message, signInAgain, { cause: error });
  if (error instanceof KeysUnavailableError) {
    return new Problem(503, 'keys_unavailable', 'The sign-in can not be checked right now.', 'Try again in a moment.', {
      cause: error,
    });
  }
  return error instanceof Error ? error : new Error('The token could not be verified', { cause: error });
}
