import type { Area, RouteData } from '@odysseus/contract';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';
import { ReleaseProvider, ServicesProvider, type Services } from '../../services/page';
import { createPlanStore } from '../../services/plan';
import { TripOnward } from './TripOnward';

const accent = { light: '#000000', dark: '#ffffff' };
const areas = ['paris', 'rome', 'athens', 'london'].map((key, order): Area => ({
  key,
  text: key,
  icon: 'map',
  path: `/${key}`,
  order,
  accent,
}));
const route = (path: string, area: string, more: Partial<RouteData> = {}) => ({
  remote: `@odysseus/${area}`,
  route: { path, text: path, icon: 'map', type: 'public', area, nav: true, ...more },
});
const routes = [
  route('/paris', 'paris'),
  route('/paris/soon', 'paris', { preparation: true }),
  route('/app/gems', 'paris', { type: 'premium' }),
  ...['/paris/map', '/paris/museums', '/paris/parks'].map((path) => route(path, 'paris')),
  route('/rome', 'rome'),
];

function ledTo({ complete = true, planned = false }): (string | null)[] {
  localStorage.clear();
  const plan = createPlanStore();
  if (planned) plan.actions.add({ id: 'paris/louvre', name: 'Louvre', path: '/paris/museums#louvre' });
  const snapshot = {
    destinations: areas.map((area) => ({ name: `@odysseus/${area.key}`, areas: [area] })),
    routes: complete ? routes : [],
    complete,
    failed: false,
    find: (path: string) => (complete ? routes.find((one) => one.route.path === path) : undefined),
  };
  const release = { snapshot: () => snapshot, subscribe: () => () => undefined, complete: () => Promise.resolve() };
  render(
    <ServicesProvider value={{ plan, release } as unknown as Services}>
      <ReleaseProvider>
        <BrowserRouter>
          <ShellProvider value={shellApiStandIn({ areas })}>
            <TripOnward />
          </ShellProvider>
        </BrowserRouter>
      </ReleaseProvider>
    </ServicesProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test('an empty trip leads on to screens whose places go into one, not to the destinations again', () => {
  expect(ledTo({})).toEqual(['/paris/map', '/paris/museums', '/paris/parks']);
});

test('a trip with places leads on to other destinations', () => {
  expect(ledTo({ planned: true })).toEqual(['/paris', '/rome', '/athens']);
});

test('until it is known what is live it leads nowhere', () => {
  expect(ledTo({ complete: false })).toEqual([]);
});
