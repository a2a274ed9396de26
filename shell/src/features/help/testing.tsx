import type { RouteData } from '@odysseus/contract';
import { BrowserRouter } from '@odysseus/runtime';
import { useState, type ReactNode } from 'react';
import { ReleaseContext, type Services, ServicesProvider } from '../../services/page';
import { createPlanStore } from '../../services/plan';
import type { ReleaseSnapshot } from '../../services/remotes';
import { HelpProvider } from './HelpProvider';

/** A browser's dialog as far as help and search use it: jsdom has none. */
export function standInDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

const route = (path: string, text: string, icon = 'map'): RouteData => ({
  path,
  text,
  title: `${text} in full`,
  icon,
  type: 'public',
  area: 'paris',
  nav: true,
});
const routes = [route('/paris', 'Paris'), route('/emergencyinfo', 'Emergency and safety', 'life-buoy')];

/** A site with Paris, which has an emergency page, and Athens, which has none. */
export function snapshotStandIn(paths: { readonly emergency: boolean } = { emergency: true }): ReleaseSnapshot {
  const shown = paths.emergency ? routes : routes.slice(0, 1);
  const known = [
    ...shown.map((each) => ({ remote: '@odysseus/paris', route: each })),
    { remote: '@odysseus/athens', route: route('/athens', 'Athens') },
  ];
  // What is asked of a release here needs no version of a build.
  const remoteRoutes = known as unknown as ReleaseSnapshot['routes'];
  return {
    destinations: [
      { name: '@odysseus/athens', areas: [] },
      { name: '@odysseus/paris', areas: [], ...(paths.emergency ? { emergency: '/emergencyinfo' } : {}) },
    ],
    routes: remoteRoutes,
    complete: true,
    failed: false,
    find: (path) => remoteRoutes.find((each) => each.route.path === path),
  };
}

interface SurroundingsProps {
  readonly snapshot?: ReleaseSnapshot;
  readonly children: ReactNode;
}

/** What stands around help and search in the page. */
export function Surroundings({ snapshot = snapshotStandIn(), children }: SurroundingsProps) {
  const [plan] = useState(createPlanStore);
  const services = { plan, release: { complete: () => Promise.resolve() } } as unknown as Services;
  return (
    <ServicesProvider value={services}>
      <ReleaseContext value={snapshot}>
        <BrowserRouter>
          <HelpProvider>{children}</HelpProvider>
        </BrowserRouter>
      </ReleaseContext>
    </ServicesProvider>
  );
}
