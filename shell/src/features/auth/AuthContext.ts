import type { Session } from '@odysseus/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Auth } from './createAuth';
import { loadingSession } from './session';
import type { SignInState } from './signInFlow';

const AuthContext = createContext<Auth | undefined>(undefined);

/** Offers sign-in to everything below it. */
export const AuthProvider = AuthContext.Provider;

/** @throws {Error} outside an `AuthProvider` */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** Who is there; `loading` while prerendering. */
export function useSession(): Session {
  const { session } = useAuth();
  return useSyncExternalStore(session.subscribe, session.get, whilePrerendering);
}

/** Where the sign-in stands. */
export function useSignInState(): SignInState {
  const { signInState } = useAuth();
  return useSyncExternalStore(signInState.subscribe, signInState.get, nobodyLooks);
}

const idle: SignInState = { step: 'idle' };
const whilePrerendering = (): Session => loadingSession;
const nobodyLooks = (): SignInState => idle;
