import { BackendCallError, callBackend, sentenceFor, type FetchWithToken } from '../premium';

/**
 * `DELETE /api/account`; an account that is gone already counts as deleted.
 * @throws {Error} with a sentence for the visitor
 */
export async function deleteData(fetch: FetchWithToken): Promise<void> {
  try {
    await callBackend(fetch, '/api/account', () => undefined, { method: 'DELETE' });
  } catch (cause) {
    if (cause instanceof BackendCallError && cause.kind === 'notFound') return;
    throw new Error(sentenceFor(cause), { cause });
  }
}
