import type { Boot, PlanItem, Site } from '@odysseus/contract';
import { BrowserRouter, Link, usePlan, useSettings } from '@odysseus/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '../features/auth';
import { PremiumProvider } from '../features/premium';
import { ReleaseProvider, ServicesProvider } from '../services/page';
import { remoteVersionStandIn } from '../services/remotes/testing';
import { createServices, type PageServices } from './createServices';
import { ShellApiProvider } from './ShellApiProvider';

const site: Site = {
  backend: '',
  auth: { mode: 'emulator', firebase: { apiKey: '', authDomain: '', projectId: '' }, inbox: '' },
  analytics: { firebase: false, tag: null, collector: false, ipEcho: null, excludedAddresses: [] },
};
const boot: Boot = {
  schemaVersion: 1,
  shell: '1.0.0',
  destinations: [],
  current: { name: '@odysseus/paris', version: remoteVersionStandIn('paris', ['/paris', '/museums']) },
};
const louvre: PlanItem = { id: 'paris/louvre', name: 'Louvre', path: '/museums' };

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/paris');
});

/** A page with cards that count how often they are drawn, and links to other addresses. */
function showCards(): { readonly services: PageServices; readonly drawn: Record<'plan' | 'settings', number> } {
  const drawn = { plan: 0, settings: 0 };
  function PlanCard() {
    drawn.plan += 1;
    return <p>{usePlan().items.length} places</p>;
  }
  function SettingsCard() {
    drawn.settings += 1;
    return <p>{useSettings().settings.units}</p>;
  }
  const services = createServices({
    site,
    boot,
    live: undefined,
    containers: () => Promise.reject(new Error('not asked for here')),
  });
  render(
    <ServicesProvider value={services}>
      <AuthProvider value={services.auth}>
        <PremiumProvider value={services.premium}>
          <ReleaseProvider>
            <BrowserRouter>
              <ShellApiProvider>
                <PlanCard />
                <SettingsCard />
                <Link to="/museums">Another path</Link>
                <Link to="/museums#louvre">Another part</Link>
              </ShellApiProvider>
            </BrowserRouter>
          </ReleaseProvider>
        </PremiumProvider>
      </AuthProvider>
    </ServicesProvider>,
  );
  return { services, drawn };
}

test('a change of path or fragment draws no card anew', async () => {
  const { drawn } = showCards();
  const before = { ...drawn };
  await userEvent.click(screen.getByRole('link', { name: 'Another path' }));
  expect(window.location.pathname).toBe('/museums');
  await userEvent.click(screen.getByRole('link', { name: 'Another part' }));
  expect(window.location.hash).toBe('#louvre');
  expect(drawn).toEqual(before);
});

test('a card is drawn anew when its own subject changes, and not when another does', () => {
  const { services, drawn } = showCards();
  const before = { ...drawn };
  act(() => services.settings.set({ ...services.settings.get(), units: 'imperial' }));
  expect(screen.getByText('imperial')).toBeVisible();
  expect(drawn).toEqual({ ...before, settings: before.settings + 1 });
  act(() => services.plan.actions.add(louvre));
  expect(screen.getByText('1 places')).toBeVisible();
  expect(drawn).toEqual({ plan: before.plan + 1, settings: before.settings + 1 });
});
