import type { SignedInUser } from '@odysseus/contract';

/** Outcome of a sign-in that the visitor asked for. */
export interface SignIn {
  readonly user: SignedInUser;
  /** Whether the provider saw this person for the first time. */
  readonly isNewUser: boolean;
}

/**
 * What the shell asks of an identity provider. Nothing else in the shell knows which one it is.
 * Every promise rejects with an `IdentityError`.
 */
export interface IdentityProvider {
  /** Calls at once when it is known who is there, and at each change, in this tab or another. @returns ends it */
  observe(listener: (user: SignedInUser | null) => void): () => void;
  /** @param returnAddress page of this site that the mailed link opens */
  sendSignInLink(email: string, returnAddress: string): Promise<void>;
  isSignInLink(address: string): boolean;
  /** Uses the link up, unless the address is the wrong one. */
  completeSignInLink(email: string, address: string): Promise<SignIn>;
  /** Opens a popup; must be called from a press of a button. */
  signInWithGoogle(): Promise<SignIn>;
  signOut(): Promise<void>;
  /** A token for the backend, or undefined when nobody is signed in. @param force asks for a new one */
  idToken(force?: boolean): Promise<string | undefined>;
  /** Deletes the signed-in person's account at the provider. */
  deleteUser(): Promise<void>;
}

/** A refusal of the identity provider. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** @param code the provider's own, `auth/popup-blocked` */
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The identity provider answered ${code}.`, options);
  }
}

/** Code for every failure that comes from the connection. */
export const networkFailure = 'auth/network-request-failed';

/** Gives anything that was thrown a code. A provider's chunk that did not load counts as a network failure. */
export function identityError(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause;
  if (typeof cause === 'object' && cause !== null) {
    if ('code' in cause && typeof cause.code === 'string') return new IdentityError(cause.code, { cause });
    if ('name' in cause && cause.name === 'ChunkLoadError') return new IdentityError(networkFailure, { cause });
  }
  return new IdentityError('auth/internal-error', { cause });
}
