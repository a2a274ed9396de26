import type { FirebaseApp } from 'firebase/app';

/** Where an app keeps its services. The SDK's own packages reach them there; its public types leave it out. */
interface WithServices {
  readonly container: { addOrOverwriteComponent(component: object): void };
}

/** Answers as the SDK's heartbeat does where there is nothing to tell. */
const silent = { triggerHeartbeat: () => Promise.resolve(), getHeartbeatsHeader: () => Promise.resolve('') };

/**
 * Takes the place of the SDK's heartbeat, which notes each day of use in a database of its own and tells it to Google with the
 * next call, whether or not the app collects data (`automaticDataCollectionEnabled` is not asked). No sign-in needs it, and whoever
 * has agreed to nothing is to find nothing of the kind in the browser.
 * @param app before anything was asked of it
 */
export function silenceHeartbeat(app: FirebaseApp): void {
  (app as FirebaseApp & WithServices).container.addOrOverwriteComponent({
    name: 'heartbeat',
    type: 'PRIVATE',
    instanceFactory: () => silent,
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
}
