import type { Site } from '@odysseus/contract';
import { consentStore } from '../consent';
import type { Analytics } from './createAnalytics';
import { lateAnalytics } from './lateAnalytics';
import type { FirebaseAppProvider } from './sinks/firebaseSink';

/**
 * Analytics of this page, obeying this browser's consent.
 * @param firebaseApp the app that sign-in uses; without it nothing goes to Google Analytics through Firebase
 */
export function browserAnalytics(site: Site, firebaseApp?: FirebaseAppProvider): Analytics {
  return lateAnalytics(async () => {
    const { createAnalytics } = await import(/* webpackChunkName: "analytics" */ './createAnalytics');
    return (surroundings) =>
      createAnalytics({
        ...surroundings,
        site,
        consent: consentStore,
        ...(firebaseApp === undefined ? {} : { firebaseApp }),
      });
  });
}
