import { lazyCode } from '../../services/lazy';
import type { FetchWithToken } from '../premium';
import { deletionTroubles } from './deletionTroubles';

/** How far the deletion of an account has come. */
export type DeletionState =
  | { readonly step: 'idle' }
  | { readonly step: 'deletingData' }
  | { readonly step: 'deletingIdentity' }
  /** The data is gone, the sign-in is not. */
  | { readonly step: 'identityRemains'; readonly sentence: string }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'done' };

export interface AccountDeletionOptions {
  readonly fetch: FetchWithToken;
  /** Deletes the signed-in person at the identity provider; rejects with the provider's `code`. */
  readonly deleteIdentity: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly log?: (message: string, cause: unknown) => void;
}

/** The deletion of an account. It lives longer than the profile screen, which goes with the session. */
export interface AccountDeletion {
  get(): DeletionState;
  subscribe(listener: () => void): () => void;
  /** Deletes data, sign-in and session, in this order. Beginning again after a failure is safe. */
  run(): Promise<void>;
  /** Forgets a deletion that is over. */
  reset(): void;
}

const idle: DeletionState = { step: 'idle' };
const deletion = lazyCode(() => import('./deleteData').then(({ deleteData }) => deleteData));
/** The provider's code for a sign-in too long ago. */
const recentSignInNeeded = 'auth/requires-recent-login';

export function createAccountDeletion({
  fetch,
  deleteIdentity,
  signOut,
  log = (message, cause) => console.error(message, cause),
}: AccountDeletionOptions): AccountDeletion {
  let current = idle;
  const listeners = new Set<() => void>();
  const become = (state: DeletionState) => {
    current = state;
    for (const listener of [...listeners]) listener();
  };
  const isRunning = () => current.step === 'deletingData' || current.step === 'deletingIdentity';

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset() {
      if (!isRunning() && current !== idle) become(idle);
    },
    async run() {
      if (isRunning()) return;
      become({ step: 'deletingData' });
      try {
        const deleteData = await deletion.load().catch((cause: unknown) => {
          throw new Error(deletionTroubles.notBegun, { cause });
        });
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
        return become({
          step: 'identityRemains',
          sentence:
            codeOf(cause) === recentSignInNeeded
              ? deletionTroubles.recentSignInNeeded
              : deletionTroubles.identityFailed,
        });
      }
      // Providers end the session with the person; a sign-out that has nothing left to do may fail.
      await signOut().catch((cause: unknown) => log('Signing out after the deletion failed.', cause));
      become({ step: 'done' });
    },
  };
}

function codeOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}
