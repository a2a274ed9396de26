import { problemSchema, type Problem } from '@odysseus/contract';
import { callTimeoutMilliseconds } from './constants';

/** `fetch` towards the backend, with the ID token of whoever is signed in. Paths begin with `/api/`. */
export type FetchWithToken = (path: string, init?: RequestInit) => Promise<Response>;

/** Why a call of the backend brought nothing. */
export type CallTrouble =
  'unreachable' | 'timeout' | 'signedOut' | 'forbidden' | 'notFound' | 'refused' | 'server' | 'malformed';

/** A call of the backend that brought nothing. `kind` is for programs, `sentenceFor` words it for the visitor. */
export class BackendCallError extends Error {
  override readonly name = 'BackendCallError';
  constructor(
    readonly kind: CallTrouble,
    message: string,
    readonly details: { readonly status?: number; readonly problem?: Problem['error']; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The caller's own end of the call: the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMilliseconds?: number;
  /** What the browser's cache may do; nothing, unless told. */
  readonly cache?: RequestCache;
}

export interface CallAnswer {
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Makes one call and reads its whole answer. The time limit holds for the token, the answer and its body together.
 * @throws {BackendCallError} unless the answer is a success
 */
export async function requestBackend(
  fetch: FetchWithToken,
  path: string,
  options: CallOptions = {},
): Promise<CallAnswer> {
  const { method = 'GET', body, signal, timeoutMilliseconds = callTimeoutMilliseconds, cache = 'no-store' } = options;
  signal?.throwIfAborted();
  const ending = new AbortController();
  let release = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BackendCallError('timeout', `${method} ${path}: no answer in ${timeoutMilliseconds} ms`)),
      timeoutMilliseconds,
    );
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
  });
  const init: RequestInit = {
    method,
    cache,
    headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: ending.signal,
  };
  try {
    return await Promise.race([exchange(fetch, path, init), ended]);
  } finally {
    release();
    ending.abort();
  }
}

/**
 * Makes one call and parses its JSON answer; an empty one is parsed as `undefined`.
 * @param parse throws when the value does not have the shape that was agreed
 * @throws {BackendCallError} of kind `malformed` for HTML, broken JSON or another shape, and as `requestBackend` does
 */
export async function callBackend<T>(
  fetch: FetchWithToken,
  path: string,
  parse: (value: unknown) => T,
  options: CallOptions = {},
): Promise<T> {
  const { text } = await requestBackend(fetch, path, options);
  try {
    return parse(text === '' ? undefined : JSON.parse(text));
  } catch (cause) {
    throw new BackendCallError('malformed', `${options.method ?? 'GET'} ${path}: the answer is not what was agreed`, {
      cause,
    });
  }
}

async function exchange(fetch: FetchWithToken, path: string, init: RequestInit): Promise<CallAnswer> {
  const what = `${init.method ?? 'GET'} ${path}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, init);
    text = await response.text();
  } catch (cause) {
    throw new BackendCallError(isTokenRefused(cause) ? 'signedOut' : 'unreachable', `${what}: no answer`, { cause });
  }
  if (response.ok) return { text, headers: response.headers };
  const problem = problemIn(text);
  throw new BackendCallError(
    kindOf(response.status),
    `${what}: status ${response.status}${problem ? `, ${problem.message}` : ''}`,
    {
      status: response.status,
      ...(problem ? { problem } : {}),
    },
  );
}

/** Whether the identity provider gave no token for another reason than the connection: the sign-in has ended. */
function isTokenRefused(cause: unknown): boolean {
  const code: unknown = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && code.startsWith('auth/') && code !== 'auth/network-request-failed';
}

function kindOf(status: number): CallTrouble {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  return status < 500 ? 'refused' : 'server';
}

function problemIn(text: string): Problem['error'] | undefined {
  try {
    return problemSchema.parse(JSON.parse(text)).error;
  } catch {
    // An answer without the agreed body, such as a proxy's page: the status says enough.
    return undefined;
  }
}

const sentences: Record<CallTrouble, string> = {
  unreachable: 'The server can’t be reached. Check your connection, then try again.',
  timeout: 'The server takes too long to answer. Try again in a moment.',
  signedOut: 'Your sign-in has expired. Sign out, sign in again, then repeat this.',
  forbidden: 'This belongs to another account.',
  notFound: 'This can’t be found any more.',
  refused: 'The server refused this. Reload the page, then try again.',
  server: 'The server is in trouble. Try again in a few minutes.',
  malformed: 'The server sent something that this page can’t read. Reload the page, then try again.',
};

/**
 * What to tell the visitor of a failure, with the next step.
 * @param instead sentences that fit the occasion better
 */
export function sentenceFor(cause: unknown, instead: Partial<Record<CallTrouble, string>> = {}): string {
  if (!(cause instanceof BackendCallError)) return sentences.server;
  const { kind, details } = cause;
  if (kind === 'refused' && details.problem)
    return [details.problem.message, details.problem.next].filter(Boolean).join(' ');
  return instead[kind] ?? sentences[kind];
}
