import type { Area, RouteData } from '@odysseus/contract';
import { BrowserRouter } from '@odysseus/runtime';
import type { ReactNode } from 'react';
import { ReleaseContext, ServicesProvider, type Services } from '../../services/page';
import type { ReleaseSnapshot, RemoteRoute } from '../../services/remotes';

/** What is live in tests of the offer: two guides of Paris, one of which is in preparation, and nothing in Rome. */

const area = (key: string, text: string): Area => ({
  key,
  text,
  icon: 'map',
  path: `/${key}`,
  order: 1,
  accent: { light: '#000000', dark: '#ffffff' },
});

function remoteRoute(path: string, own: string, text: string, change: Partial<RouteData> = {}): RemoteRoute {
  const route: RouteData = { path, text, icon: 'gem', type: 'premium', area: own, nav: true, ...change };
  return { remote: `@odysseus/${own}`, route } as unknown as RemoteRoute;
}

export function liveStandIn(change: Partial<ReleaseSnapshot> = {}): ReleaseSnapshot {
  const routes = [
    remoteRoute('/app/parishiddengems', 'paris', 'Hidden gems'),
    remoteRoute('/app/dining', 'paris', 'Dining', { preparation: true }),
    remoteRoute('/app/italy/romefood', 'rome', 'Food', { preparation: true }),
  ];
  return {
    destinations: [
      { name: '@odysseus/paris', areas: [area('paris', 'Paris')] },
      { name: '@odysseus/italy', areas: [area('rome', 'Rome')] },
    ],
    routes,
    complete: true,
    failed: false,
    find: (path) => routes.find(({ route }) => route.path === path),
    ...change,
  };
}

/** A page of which only what the offer asks for is there. */
export function OfferPage({
  live = liveStandIn(),
  children,
}: {
  readonly live?: ReleaseSnapshot;
  readonly children: ReactNode;
}) {
  const services = { site: { backend: '' }, release: { complete: () => Promise.resolve() } } as unknown as Services;
  return (
    <BrowserRouter>
      <ServicesProvider value={services}>
        <ReleaseContext value={live}>{children}</ReleaseContext>
      </ServicesProvider>
    </BrowserRouter>
  );
}

export const soldPasses = [
  { id: 'week', name: '7 days', days: 7, amount: 990, currency: 'EUR', line: 'A long weekend and a little more.' },
  { id: 'month', name: '30 days', days: 30, amount: 1990, currency: 'EUR', line: 'The whole journey.' },
];
