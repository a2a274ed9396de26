import { codeOf } from '@odysseus/release';
import { LiveFault } from './LiveFault';

/** Milliseconds for a whole answer. */
const answerTimeout = 5_000;
/** Bytes of an answer, unless its adapter knows of longer ones. */
const answerLimit = 2 * 1024 * 1024;
const mostRedirects = 2;
/** Milliseconds that a provider may ask us to wait; longer wishes are cut. */
const longestPause = 24 * 3_600_000;

/** A base address that the configuration allows, and what is told to whoever serves it. */
export interface Provider {
  /** Only what lies on its origin is ever asked. */
  readonly url: string;
  /** `Odysseus (+https://guide.example)` */
  readonly userAgent: string;
}

export interface FetchOptions {
  /** Media types that the answer may have: `application/json`. */
  readonly accept: readonly string[];
  /** Whether an answer that names no type is taken as well: file servers know none for endings of their own. */
  readonly untyped?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes. */
  readonly limit?: number;
  /** Milliseconds for the whole answer. */
  readonly timeout?: number;
}

/**
 * Asks a provider for a text, and nobody else: a redirect to another origin is refused.
 * @param path below the provider's base address, with its query
 * @throws {LiveFault}
 */
export async function fetchFrom(provider: Provider, path: string, options: FetchOptions): Promise<string> {
  return new TextDecoder().decode(await fetchBytes(provider, path, options));
}

/**
 * Asks a provider for an answer that is no text, in the same way.
 * @throws {LiveFault}
 */
export async function fetchBytes(provider: Provider, path: string, options: FetchOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeout ?? answerTimeout);
  const { origin } = new URL(provider.url);
  let address = new URL(`${provider.url}${path}`);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (address.origin !== origin)
      throw new LiveFault('nonsense', `${origin} sends us to ${address.origin}, which the configuration does not name`);
    const response = await ask(address, provider, options, signal);
    const target = redirectOf(response, address);
    if (!target) return bytesOf(response, options, signal);
    await response.body?.cancel();
    address = target;
  }
  throw new LiveFault('nonsense', `${origin} redirects in a circle`);
}

async function ask(
  address: URL,
  { userAgent }: Provider,
  { accept, headers }: FetchOptions,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal,
      headers: { ...headers, accept: accept.join(', '), 'user-agent': userAgent },
    });
  } catch (cause) {
    throw unreachable(address.origin, cause, signal);
  }
}

function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return undefined;
  const location = headers.get('location') ?? '';
  if (!URL.canParse(location, from.href)) throw new LiveFault('nonsense', `${from.origin} redirects to no address`);
  return new URL(location, from);
}

async function bytesOf(
  response: Response,
  { accept, untyped = false, limit = answerLimit }: FetchOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { origin } = new URL(response.url);
  const refusal = refusalOf(response, origin);
  const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const announced = Number(response.headers.get('content-length') ?? 0);
  const unfit =
    refusal ??
    (accept.includes(type) || (untyped && type === '')
      ? undefined
      : new LiveFault(
          'nonsense',
          `${origin} answers ${type || 'without a content type'} instead of ${accept.join(' or ')}`,
        )) ??
    (announced > limit ? tooLong(origin, limit) : undefined);
  if (unfit) {
    await response.body?.cancel();
    throw unfit;
  }
  return readAll(response, origin, limit, signal);
}

async function readAll(response: Response, origin: string, limit: number, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the rest.
      if (bytes > limit) throw tooLong(origin, limit);
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof LiveFault ? cause : unreachable(origin, cause, signal);
  }
  return Buffer.concat(chunks);
}

function refusalOf({ status, ok, headers }: Response, origin: string): LiveFault | undefined {
  if (ok && status !== 204) return undefined;
  const said = `${origin} answers ${status}`;
  const pause = pauseOf(headers.get('retry-after'));
  if (status === 429) return new LiveFault('limited', said, pause);
  if (status >= 500) return new LiveFault('broken', said, pause);
  return new LiveFault(status === 401 || status === 403 ? 'refused' : 'nonsense', said);
}

/** Milliseconds that a `Retry-After` header names, in either of its forms (RFC 9110, section 10.2.3). */
function pauseOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const pause = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(pause) && pause > 0 ? Math.min(pause, longestPause) : undefined;
}

const tooLong = (origin: string, limit: number): LiveFault =>
  new LiveFault('nonsense', `${origin} answers with more than ${limit} bytes`);

function unreachable(origin: string, cause: unknown, signal: AbortSignal): LiveFault {
  if (signal.aborted) return new LiveFault('unreachable', `${origin} does not answer in time`);
  // What fetch says may hold the address with its key: its code alone is told.
  const code = codeOf(cause instanceof Error ? cause.cause : undefined);
  return new LiveFault(
    'unreachable',
    `${origin} can't be reached, or breaks off${code === undefined ? '' : ` (${code})`}`,
  );
}
