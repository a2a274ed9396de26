import { IDBFactory } from 'fake-indexeddb';
import { readStoredUser } from './storedUser';

const key = 'firebase:authUser:demo-key:[DEFAULT]';

function store(factory: IDBFactory, value: unknown, objectStore = 'firebaseLocalStorage'): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open('firebaseLocalStorageDb', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(objectStore, { keyPath: 'fbase_key' });
    request.onerror = () => reject(request.error ?? new Error('open'));
    request.onsuccess = () => {
      const transaction = request.result.transaction(objectStore, 'readwrite');
      transaction.objectStore(objectStore).put({ fbase_key: key, value });
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

it('finds who is signed in', async () => {
  const factory = new IDBFactory();
  await store(factory, { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', stsTokenManager: {} });
  expect(await readStoredUser(() => factory, 'demo-key')).toEqual({
    state: 'somebody',
    user: { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null },
  });
  expect(await readStoredUser(() => factory, 'other-key')).toEqual({ state: 'nobody' });
});

it('finds nobody on a first visit, and leaves no database behind for the SDK to stumble over', async () => {
  const factory = new IDBFactory();
  expect(await readStoredUser(() => factory, 'demo-key')).toEqual({ state: 'nobody' });
  expect(await factory.databases()).toEqual([]);
});

it.each([[null], ['rubbish'], [{ uid: '' }], [{ uid: 7 }]])('takes %j for nobody', async (value) => {
  const factory = new IDBFactory();
  await store(factory, value);
  expect(await readStoredUser(() => factory, 'demo-key')).toEqual({ state: 'nobody' });
});

it('takes a database of another shape for nobody', async () => {
  const factory = new IDBFactory();
  await store(factory, { uid: 'u1' }, 'somethingElse');
  expect(await readStoredUser(() => factory, 'demo-key')).toEqual({ state: 'nobody' });
});

it.each<[string, () => globalThis.IDBFactory | undefined]>([
  ['absent', () => undefined],
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
  [
    'refused',
    () =>
      ({
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }) as unknown as globalThis.IDBFactory,
  ],
])('says that nothing is kept where the database is %s', async (_what, factory) => {
  expect(await readStoredUser(factory, 'demo-key')).toEqual({ state: 'unavailable' });
});

it('does not wait for a database that never answers', async () => {
  jest.useFakeTimers();
  const answer = readStoredUser(() => ({ open: () => ({}) }) as unknown as globalThis.IDBFactory, 'demo-key');
  await jest.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ state: 'unknown' });
  jest.useRealTimers();
});
