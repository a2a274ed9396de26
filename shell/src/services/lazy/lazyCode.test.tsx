import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyCode } from './lazyCode';
import { useLazyCode } from './useLazyCode';

function loads(...outcomes: readonly (string | Error)[]) {
  const calls: number[] = [];
  const lazy = lazyCode(() => {
    const outcome = outcomes[calls.push(0) - 1];
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  });
  return { lazy, calls };
}

it('loads once, however often it is asked, and has it from then on', async () => {
  const { lazy, calls } = loads('code');
  expect(lazy.peek()).toBeUndefined();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['code', 'code']);
  expect(lazy.peek()).toBe('code');
  await lazy.load();
  expect(calls).toHaveLength(1);
});

it('asks again after a failure, under another address', async () => {
  globalThis.odysseusAttempts = { '@odysseus/paris': 2 };
  const { lazy } = loads(new Error('lost'), 'code');
  await expect(lazy.load()).rejects.toThrow('lost');
  expect(globalThis.odysseusAttempts).toEqual({ '@odysseus/paris': 2, '@odysseus/shell': 1 });
  expect(await lazy.load()).toBe('code');
});

it('is fetched when it is wanted, and tried again when a visitor asks for it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { lazy, calls } = loads(new Error('lost'), 'code');
  function Part({ wanted }: { readonly wanted: boolean }) {
    const { code, failed, retry } = useLazyCode(lazy, wanted);
    return failed ? <button onClick={retry}>Again</button> : <p>{code ?? 'waiting'}</p>;
  }
  const { rerender } = render(<Part wanted={false} />);
  expect(calls).toHaveLength(0);
  await act(async () => rerender(<Part wanted />));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('code')).toBeInTheDocument();
});
