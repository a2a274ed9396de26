import type { RouteData } from '@odysseus/contract';
import { useScreenOrigin, useService } from '@odysseus/runtime';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PremiumProvider, type Premium } from '../features/premium';
import { ServicesProvider, type Services } from '../services/page';
import type { RemoteRoute } from '../services/remotes';
import { remoteVersionStandIn } from '../services/remotes/testing';
import { ScreenApiProvider } from './ScreenApiProvider';

const released = remoteVersionStandIn('paris', ['/museums'], '2.0.0');
const earlier = remoteVersionStandIn('paris', ['/museums'], '1.0.0');
const route: RouteData = { path: '/museums', text: 'Museums', icon: 'map', type: 'public', area: 'paris', nav: true };

/** What a screen of Paris is told, where the released version did not load and an earlier one took its place. */
function showScreen(sent: string[]) {
  const services = {
    release: { runningShell: () => '3.0.0' },
    screens: { loadedVersion: () => earlier },
  } as unknown as Services;
  const premium = { fetch: (path: string) => Promise.resolve(void sent.push(path)) } as unknown as Premium;
  // Another object for the same, as when the whole release becomes known.
  const target = (): RemoteRoute => ({ remote: '@odysseus/paris', version: { ...released }, route });
  return renderHook(() => ({ origin: useScreenOrigin(), callService: useService() }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ServicesProvider value={services}>
        <PremiumProvider value={premium}>
          <ScreenApiProvider resolution={{ kind: 'remote', route, target: target() }}>{children}</ScreenApiProvider>
        </PremiumProvider>
      </ServicesProvider>
    ),
  });
}

test('a screen knows the remote, the version whose code runs and its path, and calls what is its own', async () => {
  const sent: string[] = [];
  const { result } = showScreen(sent);
  expect(result.current.origin).toEqual({ remote: '@odysseus/paris', version: '1.0.0', path: '/museums' });
  await act(async () => {
    await result.current.callService('live/paris/stream');
  });
  await expect(result.current.callService('live/rome/stream')).rejects.toMatchObject({ name: 'ServiceCallError' });
  expect(sent).toEqual(['/api/live/paris/stream']);
});

test('what a screen is handed stays the same for as long as it is the same screen', () => {
  const { result, rerender } = showScreen([]);
  const { origin, callService } = result.current;
  rerender();
  expect(result.current.origin).toBe(origin);
  expect(result.current.callService).toBe(callService);
});
