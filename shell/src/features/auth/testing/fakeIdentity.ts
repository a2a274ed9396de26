import type { SignedInUser, Site } from '@odysseus/contract';
import { IdentityError, type IdentityProvider, type SignIn } from '../identity';
import type { Page } from '../browserPage';

/** For tests: an identity provider whose answers the test decides. */
export interface FakeIdentity extends IdentityProvider {
  /** Tells every observer who is there. */
  show(user: SignedInUser | null): void;
  /** What the next attempts answer; a code is a refusal. */
  answers: {
    send?: string;
    complete?: string | SignIn;
    google?: string | SignIn | Promise<SignIn>;
    token?: (force: boolean) => string | undefined;
  };
  readonly sent: [email: string, returnAddress: string][];
  readonly completed: [email: string, address: string][];
}

export const ana: SignedInUser = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };

export function createFakeIdentity(): FakeIdentity {
  const listeners = new Set<(user: SignedInUser | null) => void>();
  let current: SignedInUser | null | undefined;
  const show = (user: SignedInUser | null): void => {
    current = user;
    for (const listener of listeners) listener(user);
  };
  const answer = async (given: string | SignIn | Promise<SignIn> | undefined): Promise<SignIn> => {
    if (typeof given === 'string') throw new IdentityError(given);
    const signIn = (await given) ?? { user: ana, isNewUser: false };
    show(signIn.user);
    return signIn;
  };
  const fake: FakeIdentity = {
    answers: {},
    sent: [],
    completed: [],
    show,
    observe(listener) {
      listeners.add(listener);
      if (current !== undefined) listener(current);
      return () => void listeners.delete(listener);
    },
    async sendSignInLink(email, returnAddress) {
      fake.sent.push([email, returnAddress]);
      if (fake.answers.send !== undefined) throw new IdentityError(fake.answers.send);
    },
    isSignInLink: (address) => address.includes('oobCode=good'),
    completeSignInLink(email, address) {
      fake.completed.push([email, address]);
      return answer(fake.answers.complete);
    },
    signInWithGoogle: () => answer(fake.answers.google),
    async signOut() {
      show(null);
    },
    idToken: async (force = false) => (fake.answers.token ? fake.answers.token(force) : current ? 'token' : undefined),
    async deleteUser() {
      show(null);
    },
  };
  return fake;
}

export interface FakePage extends Omit<Page, 'indexedDB'> {
  /** The address bar. */
  bar: string;
  /** Work that waits until the page rests. */
  readonly idle: (() => void)[];
  /** How often other tabs were told of a sign-in. */
  told: number;
  /** What runs when another tab tells of one. */
  readonly hearing: (() => void)[];
  /** Local storage. */
  readonly stored: Map<string, string>;
  indexedDB: Page['indexedDB'];
}

/** For tests: a page whose address bar and storage are plain values. */
export function createFakePage(address = 'http://localhost:8080/auth'): FakePage {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
  const page: FakePage = {
    bar: address,
    idle: [],
    stored,
    origin: () => 'http://localhost:8080',
    address: () => page.bar,
    replaceAddress: (path: string) => void (page.bar = `http://localhost:8080${path}`),
    localStorage: () => storage,
    indexedDB: () => undefined,
    whenIdle: (work: () => void) => void page.idle.push(work),
    told: 0,
    hearing: [],
    tabs: { tell: () => void (page.told += 1), hear: (listener: () => void) => void page.hearing.push(listener) },
  };
  return page;
}

export const localSite: Site = {
  backend: '',
  auth: {
    mode: 'emulator',
    inbox: '/local-inbox',
    firebase: { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-odysseus' },
  },
  analytics: { firebase: false, tag: null, collector: false, ipEcho: null, excludedAddresses: [] },
};
