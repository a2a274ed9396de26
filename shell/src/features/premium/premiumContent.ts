import { parseWith, premiumContentSchema, premiumKeySchema } from '@odysseus/contract';
import { BackendCallError, callBackend, sentenceFor, type CallTrouble, type FetchWithToken } from './backendCall';
import { contentUnreachable } from './constants';

const sentences: Partial<Record<CallTrouble, string>> = {
  unreachable: contentUnreachable,
  signedOut: 'Your sign-in has expired. Sign in again to read this page.',
  forbidden: 'You have no active pass today. Get Expert Access to read this page.',
  notFound: 'The content of this page isn’t published yet. Come back soon.',
};

/** Premium content that can't be had; the message is for the visitor, the cause for the console. */
export class PremiumContentError extends Error {
  override readonly name = 'PremiumContentError';
  constructor(cause: unknown) {
    super(sentenceFor(cause, sentences), { cause });
  }
}

/**
 * `GET /api/premium/{city}/{screen}?version={remote version}`
 * @param key city and screen, `paris/hidden-gems`
 * @returns content in the guide's schema, not yet parsed
 * @throws {PremiumContentError} when it can't be had; the signal's reason when the caller ended the call
 */
export async function readPremiumContent(
  fetch: FetchWithToken,
  key: string,
  version?: string,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    parseWith(premiumKeySchema, key, 'The key of premium content');
    const query = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
    return await callBackend(fetch, `/api/premium/${key}${query}`, (value) => contentOf(value, key), { signal });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new PremiumContentError(cause);
  }
}

function contentOf(value: unknown, key: string): unknown {
  const answer = parseWith(premiumContentSchema, value, 'Premium content');
  if (answer.key !== key) throw new BackendCallError('malformed', `asked for ${key}, answered ${answer.key}`);
  return answer.content;
}
