import { startTransition } from 'react';
import { BrowserRouter } from '@odysseus/runtime';
import { whenIdle } from '@odysseus/runtime/idle';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { resolveRoute } from '../routes/resolveRoute';
import shellRoutes from '../routes/routeTable';
import { loadScreen } from '../routes/useScreen';
import type { ContainerLoader } from '../services/remotes';
import { createServices, wait, type PageServices } from './createServices';
import { takeEarlyActions } from './takeEarlyActions';
import { Page } from './Page';
import { readBoot, readLive, readSite } from './pageData';
import { firstScreenPatience, readablePatience } from './screenPatience';

/**
 * Starts the page.
 * @param containers how the code of remotes is loaded
 */
export async function startShell(containers: ContainerLoader): Promise<void> {
  // What it is made of has been read in the task before, long enough on a slow phone.
  await wait(0);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page carries no element "root".');
  const services = createServices({ site: readSite(), boot: readBoot(), live: readLive(), containers });
  const prerendered = root.firstElementChild !== null;
  forgetBrokenStyles();
  const ready = await firstScreen(services, prerendered ? readablePatience : firstScreenPatience);
  const page = (
    <Page
      services={services}
      routed={(app) => <BrowserRouter>{app}</BrowserRouter>}
      onAlive={takeEarlyActions(window)}
    />
  );
  if (prerendered && ready && !services.release.startsWithCanary()) {
    // As a transition, so that the work is done in slices and a tap is answered in between.
    startTransition(
      () =>
        void hydrateRoot(root, page, {
          onRecoverableError: (cause) => services.analytics.recordError('hydration', cause),
        }),
    );
  } else {
    services.prerendered.keep(window.location.pathname, root.querySelector('main'));
    createRoot(root).render(page);
  }
  // Whoever comes to read learns in a pause who is there: a change of it would hold up the page that is coming to life.
  if (prerendered && ready && isForReading()) whenIdle(window, services.auth.startWhenNeeded);
  else services.auth.startWhenNeeded();
  services.analytics.start();
}

/** A style sheet that did not come, or failed its check, must be asked for again by the screen that needs it, not taken for present. */
function forgetBrokenStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.remove();
}

/** Whether the address shows the same to everybody, and carries no answer of sign-in or payment. */
function isForReading(): boolean {
  const { pathname, search } = window.location;
  return search === '' && !pathname.startsWith('/app/') && pathname !== '/auth';
}

/**
 * Waits a little for the first screen's code, so that the page paints or comes to life at once. A failure is told by the
 * screen's own place.
 * @returns whether everything that the page shows at first is there
 */
async function firstScreen(services: PageServices, patience: number): Promise<boolean> {
  const resolution = resolveRoute(window.location.pathname, {
    shell: shellRoutes,
    find: services.release.find,
    complete: false,
  });
  if (resolution.kind !== 'shell' && resolution.kind !== 'remote') return false;
  const loaded = loadScreen(resolution, services).then(
    // An earlier version than the page was rendered with can't bring it to life.
    () =>
      resolution.kind === 'shell' || services.screens.loadedVersion(resolution.target) === resolution.target.version,
    () => false,
  );
  // Behind its gate a screen is not there at first, wherever it was rendered.
  if (resolution.route.type === 'auth' || resolution.route.type === 'premium') return true;
  return Promise.race([loaded, wait(patience).then(() => false)]);
}
