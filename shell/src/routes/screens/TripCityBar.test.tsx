import { emergencyIcon, type Area, type RouteData } from '@odysseus/contract';
import { BrowserRouter } from '@odysseus/runtime';
import { render, screen, within } from '@testing-library/react';
import { ReleaseProvider, ServicesProvider, type Services } from '../../services/page';
import { createPlanStore } from '../../services/plan';
import { TripCityBar } from './TripCityBar';

const accent = { light: '#000000', dark: '#ffffff' };
const area = (key: string, order: number): Area => ({ key, text: key, icon: 'map', path: `/${key}`, order, accent });
const destinations = ['paris', 'rome', 'athens'].map((key, index) => ({
  name: `@odysseus/${key}`,
  areas: [area(key, index)],
}));
const route = (path: string, area: string, more: Partial<RouteData> = {}) => ({
  remote: `@odysseus/${area}`,
  route: { path, text: path, icon: 'map', type: 'public', area, nav: true, ...more },
});
const routes = [
  ...['paris', 'rome'].flatMap((key) => [route(`/${key}/overview`, key), route(`/${key}/museums`, key)]),
  route('/athens/overview', 'athens'),
  route('/athens/museums', 'athens', { preparation: true }),
  route('/athens/help', 'athens', { preparation: true, icon: emergencyIcon }),
];
const snapshot = {
  destinations,
  routes,
  complete: true,
  failed: false,
  find: (path: string) => routes.find(({ route }) => route.path === path),
};
const never = () => () => undefined;
const release = { snapshot: () => snapshot, subscribe: never, complete: () => Promise.resolve() };

function show(...places: readonly string[]): void {
  localStorage.clear();
  const plan = createPlanStore();
  for (const place of places) {
    const [city = ''] = place.split('/');
    plan.actions.add({ id: place, name: place, path: `/${city}/museums#x` });
  }
  render(
    <ServicesProvider value={{ plan, release } as unknown as Services}>
      <ReleaseProvider>
        <BrowserRouter>
          <TripCityBar />
        </BrowserRouter>
      </ReleaseProvider>
    </ServicesProvider>,
  );
}
const led = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the trip leads back to its city', () => {
  show('rome/colosseum');
  expect(led('Pages of rome')).toEqual(['/rome/overview', '/rome/museums']);
});

test('of several cities the first has its bar, and the others stand at its end', () => {
  show('paris/louvre', 'rome/colosseum', 'paris/orsay');
  expect(led('Pages of paris')).toEqual(['/paris/overview', '/paris/museums', '/rome']);
});

test('it leads to no page that is still to come', () => {
  show('athens/acropolis');
  expect(led('Pages of athens')).toEqual(['/athens/overview', '/athens/help']);
});

test('while nothing is planned there is none', () => {
  show();
  expect(screen.queryByRole('navigation')).toBeNull();
});
