import type { SignedInUser, Site } from '@odysseus/contract';
import { userLogout, type FirebaseAppProvider } from '../../services/analytics';
import { IdentityError, identityError, type IdentityProvider } from './identity';
import { looksLikeSignInLink } from './linkAddress';
import { browserPage, type Page } from './browserPage';
import type { FetchWithToken, ProfileCheck } from './profileCheck';
import { createSessionStore, sessionOf, type SessionStore } from './session';
import type { SignIn, SignInOptions, Track } from './signIn';
import type { SignInState } from './signInFlow';
import { readStoredUser } from './storedUser';

export interface AuthOptions {
  readonly site: Site;
  /** Origin of the site, when it is not the page's own. */
  readonly origin?: string;
  /** Records an analytics event. */
  readonly track: Track;
  /** Loads the identity provider's code; the tests hand in another. */
  readonly loadIdentity?: (site: Site, origin: string) => Promise<IdentityProvider>;
  readonly page?: Page;
}

/** Everything about who is there. One for the page. */
export interface Auth {
  readonly site: Site;
  readonly session: SessionStore;
  /**
   * The sign-in of this page, which is made with the first screen that shows it: its code comes with that screen.
   * @param make `createSignIn`
   */
  signInWith(make: (options: SignInOptions) => SignIn): SignIn;
  /** Where the sign-in stands, for whoever only follows it. */
  readonly signInState: { get(): SignInState; subscribe(listener: () => void): () => void };
  /** Begins at once: finds out who is there and loads the provider's code. */
  startNow(): void;
  /**
   * Finds out at once who is there. For a stranger the provider, which begins by writing to the browser, is not loaded before a
   * sign-in: where the form or a mailed link opens, or in another tab.
   */
  startWhenNeeded(): void;
  /** Whether a sign-in outlives the page; false where the browser keeps nothing. Known after the start. */
  keepsSignIn(): boolean;
  /** A token for the backend, or undefined for signed-out visitors. @throws {IdentityError} when it can't be had */
  idToken(force?: boolean): Promise<string | undefined>;
  /**
   * Fetches from the backend in the visitor's name; asks for a new token once when the old one is refused.
   * @param path beginning with `/api/`
   * @throws {Error} like `fetch`, and {IdentityError} when no token can be had, or the visitor has just signed out
   */
  readonly fetchWithToken: FetchWithToken;
  /** @throws {IdentityError} */
  signOut(): Promise<void>;
  /** Deletes the account at the identity provider. @throws {IdentityError} `auth/requires-recent-login` when the sign-in is too old */
  deleteUser(): Promise<void>;
  /** Reads the signed-in person's profile, and creates it where there is none; undefined when nobody is signed in. */
  checkProfile(): Promise<ProfileCheck | undefined>;
  /** The Firebase app that sign-in uses, for whoever else needs one. */
  readonly firebaseApp: FirebaseAppProvider;
}

const loadFirebase = async (site: Site, origin: string): Promise<IdentityProvider> => {
  const { createFirebaseIdentity } = await import(/* webpackChunkName: "identity" */ './firebaseIdentity');
  return createFirebaseIdentity(site, origin);
};

const checkProfile = async (user: SignedInUser, fetchWithToken: FetchWithToken): Promise<ProfileCheck> =>
  (await import(/* webpackChunkName: "identity" */ './profileCheck')).checkProfile(user, fetchWithToken);

const idle: SignInState = { step: 'idle' };

/** Touches nothing of the browser until it is started or used. */
export function createAuth({
  site,
  origin,
  track,
  loadIdentity = loadFirebase,
  page = browserPage,
}: AuthOptions): Auth {
  const session = createSessionStore();
  const ownOrigin = (): string => origin ?? page.origin();
  let loading: Promise<IdentityProvider> | undefined;
  let keepsSignIn = true;
  let started = false;
  let leaving = false;

  const show = (user: SignedInUser | null): void => {
    // While the event's context still says who left.
    if (leaving && user === null) track(...userLogout());
    leaving &&= user !== null;
    const isNews = user !== null && session.get().state !== 'signedIn';
    session.set(sessionOf(user));
    if (isNews) page.tabs.tell();
  };
  const identity = (): Promise<IdentityProvider> => {
    loading ??= loadIdentity(site, ownOrigin()).then(
      (provider) => {
        provider.observe(show);
        return provider;
      },
      (error: unknown) => {
        loading = undefined;
        throw identityError(error);
      },
    );
    return loading;
  };
  const loadQuietly = (): void => {
    identity().catch((error: unknown) => {
      console.warn('Sign-in could not be loaded:', error);
      if (session.get().state === 'loading') session.set({ state: 'signedOut' });
    });
  };
  const start = async (loadAtOnce: boolean): Promise<void> => {
    if (loadAtOnce) loadQuietly();
    if (started) return;
    started = true;
    page.tabs.hear(loadQuietly);
    const stored = await readStoredUser(page.indexedDB, site.auth.firebase.apiKey);
    keepsSignIn = stored.state !== 'unavailable';
    if (session.get().state === 'loading' && stored.state !== 'unknown')
      session.set(sessionOf(stored.state === 'somebody' ? stored.user : null));
    if (stored.state === 'somebody' || stored.state === 'unknown') loadQuietly();
  };

  const idToken = async (force = false): Promise<string | undefined> => {
    if (session.get().state === 'signedOut') return undefined;
    const provider = await identity();
    return provider.idToken(force);
  };
  const fetchWithToken: FetchWithToken = async (path, init = {}) => {
    const send = async (force: boolean): Promise<Response> => {
      const mine = session.get().state === 'signedIn';
      const token = await idToken(force);
      if (mine && token === undefined) throw await signedOutMeanwhile(session, init.signal);
      const headers = new Headers(init.headers);
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      return fetch(`${site.backend}${path}`, { ...init, headers });
    };
    const response = await send(false);
    if (response.status !== 401 || session.get().state !== 'signedIn') return response;
    // The token may only look valid from here, where the clock was changed.
    return send(true).catch(() => response);
  };
  const checkOwnProfile = async (): Promise<ProfileCheck | undefined> => {
    const current = session.get();
    return current.state === 'signedIn' ? checkProfile(current.user, fetchWithToken) : undefined;
  };

  let signIn: SignIn | undefined;
  const followers = new Set<() => void>();

  return {
    site,
    session,
    signInWith(make) {
      if (signIn) return signIn;
      signIn = make({
        session,
        onSignedIn: show,
        identity,
        checkProfile: (user) => checkProfile(user, fetchWithToken),
        track,
        page,
        origin: ownOrigin,
      });
      signIn.subscribe(() => {
        for (const follower of [...followers]) follower();
      });
      return signIn;
    },
    signInState: {
      get: () => signIn?.get() ?? idle,
      subscribe(listener) {
        followers.add(listener);
        return () => followers.delete(listener);
      },
    },
    startNow: () => void start(true),
    startWhenNeeded: () => void start(looksLikeSignInLink(page.address())),
    keepsSignIn: () => keepsSignIn,
    idToken,
    fetchWithToken,
    async signOut() {
      const provider = await identity();
      leaving = session.get().state === 'signedIn';
      try {
        await provider.signOut();
      } catch (cause) {
        leaving = false;
        throw cause;
      }
    },
    async deleteUser() {
      await (await identity()).deleteUser();
    },
    checkProfile: checkOwnProfile,
    firebaseApp: async () => (await import(/* webpackChunkName: "identity" */ './firebaseIdentity')).firebaseApp(site),
  };
}

/**
 * What was asked in somebody's name is not asked in nobody's. The provider forgets who was there a moment before it says so:
 * resolves when the page knows it too.
 */
async function signedOutMeanwhile(
  session: SessionStore,
  signal: AbortSignal | null | undefined,
): Promise<IdentityError> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (session.get().state === 'signedIn' && !signal?.aborted) return;
      end();
      signal?.removeEventListener('abort', look);
      resolve();
    };
    const end = session.subscribe(look);
    signal?.addEventListener('abort', look);
    look();
  });
  return new IdentityError('auth/user-signed-out');
}
