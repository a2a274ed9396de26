import type { FirebaseApp } from 'firebase/app';
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setDefaultEventParameters,
  setUserId,
} from 'firebase/analytics';
import { recordableAddress } from '../address';
import { forgetGoogleCookies, googleEventParameters } from './google';
import type { AnalyticsSink } from './sink';

/** Hands over the app that sign-in uses too, so that it exists once. */
export type FirebaseAppProvider = () => FirebaseApp | Promise<FirebaseApp>;

/**
 * Google Analytics through Firebase. Load this module lazily: it brings the SDK along.
 * @param signal aborted when consent is withdrawn meanwhile
 * @throws {Error} when consent was withdrawn, or the browser or the app's configuration can't carry it
 */
export async function firebaseSink(
  firebaseApp: FirebaseAppProvider,
  window: { readonly document: Document; readonly location: Pick<Location, 'hostname' | 'href'> },
  signal: AbortSignal,
): Promise<AnalyticsSink> {
  const app = await firebaseApp();
  if (!(await isSupported())) throw new Error('this browser lacks what Firebase Analytics needs');
  signal.throwIfAborted();
  // Events of the SDK's own would otherwise carry the address bar, with all that stands in it.
  setDefaultEventParameters({ page_location: recordableAddress(window.location.href) });
  const analytics = initializeAnalytics(app, { config: { send_page_view: false } });
  // Withdrawn consent had switched it off; this module may be entered again in the same page.
  setAnalyticsCollectionEnabled(analytics, true);
  return {
    name: 'firebase',
    send(events) {
      for (const event of events) {
        const parameters = googleEventParameters(event);
        if (event.name === 'page_view') setDefaultEventParameters({ page_location: parameters['page_location'] });
        logEvent(analytics, event.name, parameters);
      }
    },
    setUser(user) {
      setUserId(analytics, user);
    },
    stop() {
      setAnalyticsCollectionEnabled(analytics, false);
      forgetGoogleCookies(window.document, window.location.hostname);
    },
  };
}
