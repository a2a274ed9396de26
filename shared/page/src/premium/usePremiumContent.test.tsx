import type { ShellApi } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { usePremiumContent } from './usePremiumContent';

it('keeps the content that is shown when the shell hands over other services', async () => {
  const asked: string[] = [];
  const reader = (): ShellApi['readPremium'] => (key) => {
    asked.push(key);
    return Promise.resolve({ told: asked.length });
  };
  let changeServices: () => void = () => undefined;
  function Shell({ children }: { readonly children: ReactNode }) {
    const [readPremium, setReader] = useState(reader);
    changeServices = () => setReader(reader);
    return <ShellProvider value={shellApiStandIn({ readPremium })}>{children}</ShellProvider>;
  }
  const parse = (value: unknown) => value as { told: number };
  const { result } = await act(async () =>
    renderHook(() => usePremiumContent('paris/story', parse), { wrapper: Shell }),
  );
  const shown = result.current;
  expect(shown).toEqual({ state: 'ready', content: { told: 1 } });
  await act(async () => changeServices());
  expect(asked).toEqual(['paris/story']);
  expect(result.current).toMatchObject({ content: { told: 1 } });
});
