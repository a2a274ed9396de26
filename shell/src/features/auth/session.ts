import type { Session, SignedInUser } from '@odysseus/contract';

/** Who is there, for whoever wants to follow it. */
export interface SessionStore {
  /** The same object until something changes. */
  get(): Session;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

export interface WritableSessionStore extends SessionStore {
  set(session: Session): void;
}

export const loadingSession: Session = { state: 'loading' };

/** Starts as `loading`. */
export function createSessionStore(): WritableSessionStore {
  let current = loadingSession;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener) {
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    set(session) {
      if (isSame(current, session)) return;
      current = session;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** @param user null when nobody is signed in */
export function sessionOf(user: SignedInUser | null): Session {
  return user ? { state: 'signedIn', user } : { state: 'signedOut' };
}

function isSame(one: Session, other: Session): boolean {
  if (one.state !== 'signedIn' || other.state !== 'signedIn') return one.state === other.state;
  const { user: a } = one;
  const { user: b } = other;
  return a.uid === b.uid && a.email === b.email && a.displayName === b.displayName && a.photoURL === b.photoURL;
}
