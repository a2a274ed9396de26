import { engineErrorOf } from '../database/engineError';
import { Problem } from './Problem';

/** Fastify's own refusals, by their code. */
const refusals: Readonly<Record<string, { code: string; next: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large', next: 'Send less at once.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', next: 'Send application/json.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed_json', next: 'Send well-formed JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    code: 'malformed_json',
    next: 'Send a JSON body, or leave out the Content-Type header.',
  },
  FST_ERR_BAD_URL: { code: 'malformed_address', next: 'Correct the address.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'malformed_address', next: 'Correct the address.' },
};

/** SQL states of text that PostgreSQL can't hold: a zero byte, or half of a surrogate pair. */
const unstorableText = new Set(['22021', '22P05']);

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);
/** SQL states of a server that is away: connection exceptions, shutting down, starting up, too many connections, statement timeout. */
const absentStates = /^(08\w{3}|57P0[123]|57014|53300)$/;
/** What `pg` says without giving a code. */
const absentMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|pool after calling end/;

/** Turns anything that was thrown into the answer that the client gets. Internals never reach it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode, message, validation } = fieldsOf(error);
  if (validation)
    return new Problem(400, 'invalid_request', message, 'Correct the request; GET /api/openapi.json describes it.', {
      cause: error,
    });
  const refusal = refusals[code];
  if (refusal && statusCode !== undefined)
    return new Problem(statusCode, refusal.code, message, refusal.next, { cause: error });
  const database = databaseProblem(error);
  if (database) return database;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'bad_request', message, undefined, { cause: error });
  if (networkCodes.has(code)) {
    return new Problem(
      503,
      'source_unavailable',
      'The service can not reach something that it needs.',
      'Try again in a moment.',
      { cause: error },
    );
  }
  return new Problem(500, 'internal_error', 'Something went wrong on our side.', 'Try again in a moment.', {
    cause: error,
  });
}

/** A connection that breaks may be anybody's: only what a query threw is the database's. */
function databaseProblem(error: unknown): Problem | undefined {
  const said = engineErrorOf(error);
  if (said === undefined) return undefined;
  if (unstorableText.has(said.code)) {
    return new Problem(
      400,
      'invalid_text',
      'A text holds characters that can not be stored.',
      'Remove control characters.',
      { cause: error },
    );
  }
  if (networkCodes.has(said.code) || absentStates.test(said.code) || absentMessages.test(said.message)) {
    return new Problem(
      503,
      'database_unavailable',
      'The service can not reach its database.',
      'Try again in a moment.',
      { cause: error },
    );
  }
  return undefined;
}

interface Fields {
  readonly code: string;
  readonly statusCode: number | undefined;
  readonly message: string;
  readonly validation: boolean;
}

/** Reads what libraries hang on their errors. Errors of another realm are no `Error` here, so it asks for the fields alone. */
function fieldsOf(error: unknown): Fields {
  const fields: Partial<Record<'code' | 'statusCode' | 'message' | 'validation', unknown>> =
    typeof error === 'object' && error !== null ? error : {};
  return {
    code: typeof fields.code === 'string' ? fields.code : '',
    statusCode: typeof fields.statusCode === 'number' ? fields.statusCode : undefined,
    message: typeof fields.message === 'string' ? fields.message : '',
    validation: Array.isArray(fields.validation),
  };
}
