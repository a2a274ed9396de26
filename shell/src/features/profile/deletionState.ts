import type { FetchWithToken } from '../premium';

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
