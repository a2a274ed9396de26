import { lazyCode } from '../../services/lazy';
import type { AccountDeletionOptions, DeletionState } from './deletionState';

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
const deletion = lazyCode(() => import('./deleteAccount').then(({ deleteAccount }) => deleteAccount));
const notBegun = 'The deletion could not begin. Check your connection, then try again.';

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
      await deletion.load().then(
        (deleteAccount) => deleteAccount({ fetch, deleteIdentity, signOut, log, become }),
        (cause: unknown) => {
          log('The deletion of the account failed.', cause);
          become({ step: 'failed', sentence: notBegun });
        },
      );
    },
  };
}
