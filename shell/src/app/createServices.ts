import type { Boot, Live, Site } from '@odysseus/contract';
import { browserAnalytics, type Analytics } from '../analytics';
import { createAuth } from '../auth';
import { createPlanStore } from '../plan/planStore';
import { createPremium } from '../premium';
import { type ContainerLoader, createHeldScreens, createReleaseStore, createScreenLoader, fetchReleaseDocument, trackLoadFailure } from '../remotes';
import { createAccountDeletion } from '../screens/profile';
import { createSettingsStore } from '../settings/settingsStore';
import { createPrerenderedScreen } from './prerenderedScreen';
import type { Services } from './Services';

export interface PageParts {
  readonly site: Site;
  readonly boot: Boot;
  /** Undefined where whoever served the page did not say what is live. */
  readonly live: Live | undefined;
  /** How the code of remotes is loaded. */
  readonly containers: ContainerLoader;
}

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes everything that the shell's own parts use. Touches nothing of the browser until it is started or used. */
export function createServices({ site, boot, live, containers }: PageParts): Services {
  const auth = createAuth({ site, track: (name, parameters) => analytics.track(name, parameters) });
  const analytics: Analytics = browserAnalytics(site, auth.firebaseApp);
  auth.session.subscribe(() => {
    const session = auth.session.get();
    if (session.state !== 'loading') analytics.setUser(session.state === 'signedIn' ? session.user.uid : null);
  });
  const release = createReleaseStore(boot, live, fetchReleaseDocument);
  return {
    site,
    auth,
    analytics,
    release,
    screens: createScreenLoader(containers, {
      wait,
      otherVersions: ({ remote }) => release.complete().then(() => release.versionsOf(remote)),
      onFailure(failure, rung) {
        console.warn(failure);
        trackLoadFailure(analytics, failure, rung);
      },
    }),
    heldScreens: createHeldScreens(),
    prerendered: createPrerenderedScreen(),
    accountDeletion: createAccountDeletion({ fetch: auth.fetchWithToken, deleteIdentity: auth.deleteUser, signOut: auth.signOut }),
    premium: createPremium({ session: auth.session, fetch: auth.fetchWithToken }),
    plan: createPlanStore(),
    settings: createSettingsStore(),
  };
}
