import type { Boot, Live, Site } from '@odysseus/contract';
import { routeData } from '@odysseus/runtime';
import { createAuth, type Auth } from '../features/auth';
import { createPremium, type Premium } from '../features/premium';
import { createAccountDeletion, type AccountDeletion } from '../features/profile';
import shellRoutes from '../routes/routeTable';
import { browserAnalytics, type Analytics } from '../services/analytics';
import { createPrerenderedScreen, type Services } from '../services/page';
import { createPlanStore } from '../services/plan';
import {
  type ContainerLoader,
  createHeldScreens,
  createReleaseStore,
  createScreenLoader,
  fetchReleaseDocument,
  trackLoadFailure,
} from '../services/remotes';
import { createSettingsStore } from '../services/settings';

export interface PageParts {
  readonly site: Site;
  readonly boot: Boot;
  /** Undefined where whoever served the page did not say what is live. */
  readonly live: Live | undefined;
  /** How the code of remotes is loaded. */
  readonly containers: ContainerLoader;
}

/** The page's services, with what features keep for as long as the page lives. */
export interface PageServices extends Services {
  readonly auth: Auth;
  readonly premium: Premium;
  readonly accountDeletion: AccountDeletion;
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes everything that the shell's own parts use. Touches nothing of the browser until it is started or used. */
export function createServices({ site, boot, live, containers }: PageParts): PageServices {
  const auth = createAuth({ site, track: (name, parameters) => analytics.track(name, parameters) });
  const analytics: Analytics = browserAnalytics(site, auth.firebaseApp);
  auth.session.subscribe(() => {
    const session = auth.session.get();
    if (session.state !== 'loading') analytics.setUser(session.state === 'signedIn' ? session.user.uid : null);
  });
  const release = createReleaseStore(boot, live, fetchReleaseDocument);
  return {
    site,
    ownRoutes: shellRoutes.map(routeData),
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
    accountDeletion: createAccountDeletion({
      fetch: auth.fetchWithToken,
      deleteIdentity: auth.deleteUser,
      signOut: auth.signOut,
    }),
    premium: createPremium({ session: auth.session, fetch: auth.fetchWithToken }),
    plan: createPlanStore(),
    settings: createSettingsStore(),
  };
}
