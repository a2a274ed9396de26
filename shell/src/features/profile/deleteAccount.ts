import { BackendCallError, callBackend, sentenceFor, type FetchWithToken } from '../premium';
import type { AccountDeletionOptions, DeletionState } from './deletionState';

const recentSignInNeededSentence =
  'For your safety, a sign-in can only be deleted shortly after it was used. Sign out, sign in again, then press “Delete my account” once more.';
const identityFailedSentence =
  'Deleting your sign-in did not work. Check your connection, then press “Delete my account” once more.';
/** The provider's code for a sign-in too long ago. */
const recentSignInNeeded = 'auth/requires-recent-login';

interface DeleteAccountOptions extends Required<AccountDeletionOptions> {
  /** Told of each step. */
  readonly become: (state: DeletionState) => void;
}

/** Deletes data, sign-in and session, in this order; comes with its texts when it is asked for. Never rejects. */
export async function deleteAccount({
  fetch,
  deleteIdentity,
  signOut,
  log,
  become,
}: DeleteAccountOptions): Promise<void> {
  try {
    await deleteData(fetch);
  } catch (trouble) {
    const { message, cause } = trouble as Error;
    log('The deletion of the account failed.', cause);
    return become({ step: 'failed', sentence: message });
  }
  become({ step: 'deletingIdentity' });
  try {
    await deleteIdentity();
  } catch (cause) {
    log('The deletion of the sign-in failed.', cause);
    const sentence = codeOf(cause) === recentSignInNeeded ? recentSignInNeededSentence : identityFailedSentence;
    return become({ step: 'identityRemains', sentence });
  }
  // Providers end the session with the person; a sign-out that has nothing left to do may fail.
  await signOut().catch((cause: unknown) => log('Signing out after the deletion failed.', cause));
  become({ step: 'done' });
}

/**
 * `DELETE /api/account`; an account that is gone already counts as deleted.
 * @throws {Error} with a sentence for the visitor
 */
async function deleteData(fetch: FetchWithToken): Promise<void> {
  try {
    await callBackend(fetch, '/api/account', () => undefined, { method: 'DELETE' });
  } catch (cause) {
    if (cause instanceof BackendCallError && cause.kind === 'notFound') return;
    throw new Error(sentenceFor(cause), { cause });
  }
}

function codeOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}
