import { IDBFactory } from 'fake-indexeddb';
import { createSignIn } from './signIn';
import { createAuth } from './createAuth';
import { ana, createFakeIdentity, createFakePage, localSite } from './testing/fakeIdentity';

function setUp(address?: string) {
  const identity = createFakeIdentity();
  const page = createFakePage(address);
  const loads: string[] = [];
  const events: unknown[][] = [];
  /** Who was there at each event. */
  const states: string[] = [];
  let problem: Error | undefined;
  const auth = createAuth({
    site: localSite,
    track: (...event) => {
      events.push(event);
      states.push(auth.session.get().state);
    },
    page,
    loadIdentity: async (_site, origin) => {
      loads.push(origin);
      if (problem) throw problem;
      return identity;
    },
  });
  return { identity, page, loads, events, states, auth, breakLoading: (error: Error | undefined) => (problem = error) };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await settle();
}
function storeUser(factory: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.open('firebaseLocalStorageDb', 1);
    request.onupgradeneeded = () => {
      request.result
        .createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' })
        .put({ fbase_key: 'firebase:authUser:demo-key:[DEFAULT]', value: ana });
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the start', () => {
  it('lets a stranger in at once, and loads the provider when the form to sign in is there and the page rests', async () => {
    const { auth, page, loads } = setUp('http://localhost:8080/paris');
    page.indexedDB = () => new IDBFactory();
    expect(auth.session.get()).toEqual({ state: 'loading' });
    auth.startWhenNeeded();
    await until(() => auth.session.get().state === 'signedOut');
    expect(auth.keepsSignIn()).toBe(true);
    expect(page.idle).toEqual([]);
    auth.signInWith(createSignIn).open(() => undefined);
    expect(loads).toEqual([]);
    for (const work of page.idle) work();
    expect(loads).toEqual(['http://localhost:8080']);
  });

  it('loads no provider for a stranger who comes to read, until somebody signs in in another tab', async () => {
    const { auth, page, loads, identity } = setUp('http://localhost:8080/paris');
    page.indexedDB = () => new IDBFactory();
    auth.startWhenNeeded();
    await until(() => auth.session.get().state === 'signedOut');
    for (const work of page.idle) work();
    expect(loads).toEqual([]);
    for (const listener of page.hearing) listener();
    await settle();
    identity.show(ana);
    expect(auth.session.get()).toEqual({ state: 'signedIn', user: ana });
  });

  it('tells other tabs of a sign-in, and of nothing else', async () => {
    const { auth, page, identity } = setUp();
    auth.startNow();
    await settle();
    identity.show(null);
    expect(page.told).toBe(0);
    identity.show(ana);
    identity.show({ ...ana, displayName: 'Ana B.' });
    expect(page.told).toBe(1);
  });

  it('knows a signed-in person before the provider has answered, and believes the provider then', async () => {
    const { auth, page, loads, identity } = setUp('http://localhost:8080/paris');
    const factory = new IDBFactory();
    await storeUser(factory);
    page.indexedDB = () => factory;
    auth.startWhenNeeded();
    await until(() => auth.session.get().state === 'signedIn');
    expect(auth.session.get()).toEqual({ state: 'signedIn', user: ana });
    expect(loads).toHaveLength(1);
    await settle();
    identity.show(null);
    expect(auth.session.get()).toEqual({ state: 'signedOut' });
  });

  it('loads the provider at once for a sign-in link', () => {
    const { auth, loads } = setUp('http://localhost:8080/auth?mode=signIn&oobCode=good');
    auth.startWhenNeeded();
    expect(loads).toHaveLength(1);
  });

  it('says where nothing is kept', async () => {
    const { auth } = setUp();
    auth.startNow();
    await until(() => auth.session.get().state === 'signedOut');
    expect(auth.keepsSignIn()).toBe(false);
  });

  it('does not leave the page waiting for a provider that can not be loaded, and tries again when it is needed', async () => {
    const { auth, identity, loads, breakLoading } = setUp();
    breakLoading(Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }));
    auth.startNow();
    await until(() => auth.session.get().state === 'signedOut');
    breakLoading(undefined);
    identity.show(ana);
    await auth.signOut();
    expect(loads).toHaveLength(2);
  });

  it('tells listeners of each change once', async () => {
    const { auth, identity } = setUp();
    const seen: string[] = [];
    auth.session.subscribe(() => seen.push(auth.session.get().state));
    auth.startNow();
    await settle();
    identity.show(ana);
    identity.show({ ...ana });
    identity.show(null);
    expect(seen).toEqual(['signedOut', 'signedIn', 'signedOut']);
  });
});

it('signing out is recorded, as of the visitor who leaves', async () => {
  const { auth, identity, events, states } = setUp();
  auth.startNow();
  await settle();
  identity.show(ana);
  await auth.signOut();
  expect(auth.session.get()).toEqual({ state: 'signedOut' });
  expect(events).toEqual([['user_logout', {}]]);
  expect(states).toEqual(['signedIn']);
  // In another tab, or by the provider: that is not this visitor's doing here.
  identity.show(ana);
  identity.show(null);
  expect(events).toHaveLength(1);
});

describe('fetchWithToken', () => {
  const requests: [address: string, token: string | null][] = [];
  let statuses: number[] = [];
  beforeEach(() => {
    requests.length = 0;
    globalThis.fetch = jest.fn(async (address: string | URL | Request, init?: RequestInit) => {
      requests.push([String(address), new Headers(init?.headers).get('authorization')]);
      return new Response('{}', { status: statuses.shift() ?? 200 });
    }) as typeof fetch;
  });
  async function signedIn() {
    const set = setUp();
    set.auth.startNow();
    await settle();
    set.identity.show(ana);
    return set;
  }

  it('carries the token', async () => {
    const { auth } = await signedIn();
    statuses = [200];
    await auth.fetchWithToken('/api/x', { headers: { Accept: 'application/json' } });
    expect(requests).toEqual([['/api/x', 'Bearer token']]);
  });

  it('asks for a new token once when the old one is refused, as after a change of the clock', async () => {
    const { auth, identity } = await signedIn();
    identity.answers.token = (force) => (force ? 'new' : 'old');
    statuses = [401, 200];
    expect((await auth.fetchWithToken('/api/x')).status).toBe(200);
    expect(requests.map(([, token]) => token)).toEqual(['Bearer old', 'Bearer new']);
    statuses = [401, 401];
    expect((await auth.fetchWithToken('/api/x')).status).toBe(401);
    expect(requests).toHaveLength(4);
  });

  it('asks nothing in the name of somebody who has just signed out', async () => {
    const { auth, identity } = await signedIn();
    identity.answers.token = () => undefined;
    let ended = false;
    const outcome = auth.fetchWithToken('/api/x').catch((error: unknown) => ((ended = true), error));
    await settle();
    // The provider knows it already, the page does not yet.
    expect(ended).toBe(false);
    identity.show(null);
    expect(await outcome).toMatchObject({ name: 'IdentityError', code: 'auth/user-signed-out' });
    expect(requests).toEqual([]);

    const ending = new AbortController();
    identity.show(ana);
    const cancelled = auth.fetchWithToken('/api/x', { signal: ending.signal });
    ending.abort();
    await expect(cancelled).rejects.toThrow('auth/user-signed-out');
    expect(requests).toEqual([]);
  });

  it('goes without a token, and without the provider, for signed-out visitors', async () => {
    const { auth, page, loads } = setUp();
    page.indexedDB = () => new IDBFactory();
    auth.startWhenNeeded();
    await until(() => auth.session.get().state === 'signedOut');
    statuses = [401];
    expect((await auth.fetchWithToken('/api/x')).status).toBe(401);
    expect(requests).toEqual([['/api/x', null]]);
    expect(loads).toEqual([]);
  });
});
