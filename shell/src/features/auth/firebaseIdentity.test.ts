import 'fake-indexeddb/auto';
import { createFirebaseIdentity, firebaseApp } from './firebaseIdentity';
import { localSite } from './testing/fakeIdentity';

/** What the SDK keeps among an app's services, for its own packages. */
interface WithServices {
  readonly container: {
    getProvider(name: string): {
      getImmediate(): { triggerHeartbeat(): Promise<void>; getHeartbeatsHeader(): Promise<string> };
    };
  };
}

it('writes down for nobody on which days the site is used', async () => {
  const identity = createFirebaseIdentity(localSite, 'http://localhost:8080');
  expect(await new Promise((resolve) => identity.observe(resolve))).toBeNull();
  const heartbeat = (firebaseApp(localSite) as unknown as WithServices).container
    .getProvider('heartbeat')
    .getImmediate();
  // Asked for on purpose: whatever it would write has been written then.
  await heartbeat.triggerHeartbeat();
  expect(await heartbeat.getHeartbeatsHeader()).toBe('');
  // Without a browser the SDK keeps who is signed in in memory: any database would be another's.
  expect(await indexedDB.databases()).toEqual([]);
});
