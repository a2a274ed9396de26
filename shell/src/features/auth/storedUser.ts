import type { SignedInUser } from '@odysseus/contract';

/** What the browser remembers of an earlier sign-in. */
export type StoredUser =
  | { readonly state: 'nobody' }
  | { readonly state: 'somebody'; readonly user: SignedInUser }
  /** The browser keeps nothing for this site: a sign-in ends with the page. */
  | { readonly state: 'unavailable' }
  /** No answer in time. */
  | { readonly state: 'unknown' };

/** Where Firebase's SDK keeps its user. Read as a hint only; the SDK decides. */
const database = 'firebaseLocalStorageDb';
const objectStore = 'firebaseLocalStorage';
const userKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Milliseconds; another tab may hold the database. */
const limit = 1500;

/**
 * Looks for a signed-in user without loading the provider's code.
 * The SDK's own way asks the provider about the user before it says who is there, which takes 30 s where that hangs.
 * @param factory may be absent, or throw where storage is forbidden
 */
export async function readStoredUser(factory: () => IDBFactory | undefined, apiKey: string): Promise<StoredUser> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<StoredUser>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unknown' }), limit);
  });
  try {
    return await Promise.race([look(factory, apiKey), late]);
  } catch {
    return { state: 'unavailable' };
  } finally {
    clearTimeout(timer);
  }
}

async function look(factory: () => IDBFactory | undefined, apiKey: string): Promise<StoredUser> {
  const place = factory();
  if (!place) return { state: 'unavailable' };
  const opened = await open(place);
  if (!opened) return { state: 'nobody' };
  try {
    if (!opened.objectStoreNames.contains(objectStore)) return { state: 'nobody' };
    const record: unknown = await settled(
      opened.transaction(objectStore, 'readonly').objectStore(objectStore).get(userKey(apiKey)),
    );
    const user = userOf(record);
    return user ? { state: 'somebody', user } : { state: 'nobody' };
  } finally {
    opened.close();
  }
}

/** @returns undefined when there is no such database; it is not created */
function open(factory: IDBFactory): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = factory.open(database);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      if (!isNew) return resolve(request.result);
      request.result.close();
      return resolve(undefined);
    };
    request.onerror = (event) => {
      // Otherwise the browser reports the abort as an error of the page.
      event.preventDefault();
      if (isNew) resolve(undefined);
      else reject(request.error ?? new Error('The browser refused to open its database.'));
    };
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused to read its database.'));
  });
}

function userOf(record: unknown): SignedInUser | undefined {
  const value = field(record, 'value');
  const uid = field(value, 'uid');
  if (typeof uid !== 'string' || uid === '') return undefined;
  const text = (name: string): string | null => {
    const found = field(value, name);
    return typeof found === 'string' ? found : null;
  };
  return { uid, email: text('email'), displayName: text('displayName'), photoURL: text('photoURL') };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
