import type { SignedInUser, Site } from '@odysseus/contract';
import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  deleteUser,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  onAuthStateChanged,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { isOnThisMachine, loadLocalGapi } from './emulatorGapi';
import { IdentityError, identityError, networkFailure, type IdentityProvider, type SignIn } from './identity';
import { silenceHeartbeat } from './silenceHeartbeat';

/** The app of the whole page; analytics use it too. */
export function firebaseApp(site: Site): FirebaseApp {
  const [present] = getApps();
  if (present) return present;
  const { apiKey, authDomain, projectId, appId, measurementId } = site.auth.firebase;
  const app = initializeApp({
    apiKey,
    authDomain,
    projectId,
    ...(appId ? { appId } : {}),
    ...(measurementId ? { measurementId } : {}),
  });
  silenceHeartbeat(app);
  return app;
}

/** Milliseconds until a token counts as unobtainable: the SDK first looks its user up, which can hang for 30 s. */
const tokenLimit = 15_000;

/**
 * Firebase Authentication, or its emulator on the site's own origin.
 * Load this module lazily: it brings the SDK along.
 */
export function createFirebaseIdentity(site: Site, origin: string): IdentityProvider {
  // No resolver here: it would load Google's frame at every start, and hold the first answer back until that is there.
  const auth = initializeAuth(firebaseApp(site), { persistence: [indexedDBLocalPersistence, inMemoryPersistence] });
  const isEmulator = site.auth.mode === 'emulator';
  if (isEmulator) {
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    // Early, so that the popup opens while the press of the button still counts. A failure shows when it is needed.
    if (isOnThisMachine(origin)) loadLocalGapi(origin).catch(() => undefined);
  }
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });

  return {
    observe: (listener) => onAuthStateChanged(auth, (user) => listener(user && personOf(user))),
    sendSignInLink: (email, returnAddress) =>
      named(sendSignInLinkToEmail(auth, email, { url: returnAddress, handleCodeInApp: true })),
    isSignInLink: (address) => isSignInWithEmailLink(auth, address),
    completeSignInLink: async (email, address) => signInOf(await named(signInWithEmailLink(auth, email, address))),
    signInWithGoogle: async () => {
      if (isEmulator) await named(loadLocalGapi(origin));
      return signInOf(await named(signInWithPopup(auth, google, browserPopupRedirectResolver)));
    },
    signOut: () => named(signOut(auth)),
    idToken: (force = false) =>
      named(
        within(
          tokenLimit,
          auth.authStateReady().then(() => auth.currentUser?.getIdToken(force)),
        ),
      ),
    deleteUser: async () => {
      await auth.authStateReady();
      if (auth.currentUser) await named(deleteUser(auth.currentUser));
    },
  };
}

function personOf({ uid, email, displayName, photoURL }: User): SignedInUser {
  return { uid, email, displayName, photoURL };
}

function signInOf(credential: UserCredential): SignIn {
  return { user: personOf(credential.user), isNewUser: getAdditionalUserInfo(credential)?.isNewUser ?? false };
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw identityError(error);
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new IdentityError(networkFailure)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
