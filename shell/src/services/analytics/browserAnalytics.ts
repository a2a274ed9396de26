import type { Site } from '@odysseus/contract';
import { consentStore } from '../consent';
import { createAnalytics, type Analytics } from './createAnalytics';
import type { FirebaseAppProvider } from './sinks/firebaseSink';

/**
 * Analytics of this page, obeying this browser's consent.
 * @param firebaseApp the app that sign-in uses; without it nothing goes to Google Analytics through Firebase
 */
export function browserAnalytics(site: Site, firebaseApp?: FirebaseAppProvider): Analytics {
  return createAnalytics({ site, consent: consentStore, ...(firebaseApp === undefined ? {} : { firebaseApp }) });
}
