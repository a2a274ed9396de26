import { BrowserRouter } from '@odysseus/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserAnalytics, type Analytics } from '../analytics';
import { AuthProvider, createAuth } from '../auth';
import { createPlanStore } from '../plan/planStore';
import { createPremium, PremiumProvider } from '../premium';
import { type ContainerLoader, createReleaseStore, fetchReleaseDocument, createScreenLoader } from '../remotes';
import { resolveRoute } from '../routes/resolveRoute';
import shellRoutes from '../routes/routeTable';
import { loadScreen } from '../routes/useScreen';
import { createAccountDeletion } from '../screens/profile';
import { createSettingsStore } from '../settings/settingsStore';
import { App } from './App';
import { readBoot, readSite } from './pageData';
import { ServicesProvider, type Services } from './Services';

/** How long the first paint waits for the first screen's code, which is on its way already, in milliseconds. */
const firstScreenPatience = 250;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts the page.
 * @param containers how the code of remotes is loaded
 */
export async function startShell(containers: ContainerLoader): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page carries no element "root".');
  const services = createServices(containers);
  await firstScreen(services);
  createRoot(root).render(
    <StrictMode>
      <ServicesProvider value={services}>
        <AuthProvider value={services.auth}>
          <PremiumProvider value={services.premium}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </PremiumProvider>
        </AuthProvider>
      </ServicesProvider>
    </StrictMode>,
  );
  services.auth.startWhenIdle();
  services.analytics.start();
}

function createServices(containers: ContainerLoader): Services {
  const site = readSite();
  const auth = createAuth({ site, track: (name, parameters) => analytics.track(name, parameters) });
  const analytics: Analytics = browserAnalytics(site, auth.firebaseApp);
  auth.session.subscribe(() => {
    const session = auth.session.get();
    if (session.state !== 'loading') analytics.setUser(session.state === 'signedIn' ? session.user.uid : null);
  });
  return {
    site,
    auth,
    analytics,
    release: createReleaseStore(readBoot(), fetchReleaseDocument),
    screens: createScreenLoader(containers, wait),
    accountDeletion: createAccountDeletion({ fetch: auth.fetchWithToken, deleteIdentity: auth.deleteUser, signOut: auth.signOut }),
    premium: createPremium({ session: auth.session, fetch: auth.fetchWithToken }),
    plan: createPlanStore(),
    settings: createSettingsStore(),
  };
}

/** Waits a little for the first screen, so that it paints at once in place of a spinner. A failure is told by the screen's own place. */
async function firstScreen(services: Services): Promise<void> {
  const resolution = resolveRoute(window.location.pathname, { shell: shellRoutes, find: services.release.find, complete: false });
  if (resolution.kind !== 'shell' && resolution.kind !== 'remote') return;
  const loaded = loadScreen(resolution, services).catch(() => undefined);
  await Promise.race([loaded, wait(firstScreenPatience)]);
}
