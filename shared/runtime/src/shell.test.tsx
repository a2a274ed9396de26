import type { ShellApi } from '@odysseus/contract';
import { act, render, renderHook, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { ShellProvider, useAccess, usePlan, useScreenOrigin, useSession, useSettings, useShell } from './index';
import { shellApiStandIn } from './testing';

const origin = { remote: '@odysseus/paris', version: '1.4.0', path: '/museums' };

describe('a screen that was built for a contract before 1.6', () => {
  it('finds every part of the shell in one object, as it was handed in', () => {
    const api: ShellApi = {
      ...shellApiStandIn(),
      session: { state: 'signedIn', user: { uid: 'u1', email: null, displayName: null, photoURL: null } },
      access: { state: 'active' },
      plan: {
        items: [{ id: 'paris/louvre', name: 'Louvre', path: '/museums' }],
        add: () => undefined,
        remove: () => undefined,
      },
      readDanger: () => Promise.resolve({ outcome: 'none', language: 'en', by: 'words' }),
      mapStyle: '/style.json',
    };
    const { result } = renderHook(useShell, {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ShellProvider value={api}>{children}</ShellProvider>
      ),
    });
    // What contracts 1.0 to 1.5 had, by name.
    const names = [
      'access',
      'callService',
      'changeSettings',
      'holdScreen',
      'mapStyle',
      'plan',
      'readDanger',
      'readPremium',
      'reportMistake',
      'session',
      'settings',
      'track',
    ] as const;
    expect(Object.keys(result.current).sort()).toEqual([...names]);
    for (const name of names) expect(result.current[name]).toBe(api[name]);
  });

  it('finds no reader of danger where there is none, as in a shell before contract 1.4', () => {
    const { result } = renderHook(useShell, {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ShellProvider value={shellApiStandIn()}>{children}</ShellProvider>
      ),
    });
    expect('readDanger' in result.current).toBe(false);
  });
});

it('draws a component anew for its own subject alone', () => {
  const drawn: string[] = [];
  const parts = {
    session: memo(() => (useSession(), drawn.push('session'), null)),
    access: memo(() => (useAccess(), drawn.push('access'), null)),
    plan: memo(() => (usePlan(), drawn.push('plan'), null)),
    settings: memo(() => (useSettings(), drawn.push('settings'), null)),
    origin: memo(() => <p>{useScreenOrigin().version}</p>),
  };
  const first = shellApiStandIn();
  const page = (api: ShellApi) => (
    <ShellProvider value={api} origin={origin}>
      {Object.entries(parts).map(([name, Part]) => (
        <Part key={name} />
      ))}
    </ShellProvider>
  );
  const { rerender } = render(page(first));
  expect(screen.getByText('1.4.0')).toBeVisible();
  const changes: Partial<ShellApi>[] = [
    { session: { state: 'loading' } },
    { access: { state: 'active' } },
    { plan: { ...first.plan } },
    { settings: { ...first.settings } },
    { mapStyle: '/style.json' },
  ];
  const seen = changes.map((change) => {
    drawn.length = 0;
    act(() => rerender(page({ ...first, ...change })));
    const now = [...drawn];
    act(() => rerender(page(first)));
    return now;
  });
  expect(seen).toEqual([['session'], ['access'], ['plan'], ['settings'], []]);
});

it('says what is missing outside a shell', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(usePlan)).toThrow(
    'usePlan is for screens inside the shell: wrap the screen in a ShellProvider.',
  );
});
