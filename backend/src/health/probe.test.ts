import { probe } from './probe';

describe('A look at what the service needs', () => {
  it('does not wait for what hangs, and asks it no second time meanwhile', async () => {
    let answer = (_state: 'ok'): void => undefined;
    const look = jest.fn(() => new Promise<'ok' | 'away'>((resolve) => (answer = resolve)));
    const changes: string[] = [];
    const ask = probe({ look, failed: 'away', onChange: (state) => changes.push(state), patience: 20 });

    expect(await ask()).toBe('away');
    expect(await ask()).toBe('away');
    expect(look).toHaveBeenCalledTimes(1);
    answer('ok');
    await new Promise(setImmediate);
    const again = ask();
    answer('ok');
    expect(await again).toBe('ok');
    expect(changes).toEqual(['away', 'ok']);
  });

  it('is one for all who ask at once', async () => {
    const look = jest.fn(async () => 'ok');
    const ask = probe({ look, failed: 'away', onChange: () => undefined });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['ok', 'ok', 'ok']);
    expect(look).toHaveBeenCalledTimes(1);
    await ask();
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('tells of a change once, with its cause', async () => {
    const cause = new Error('gone');
    let isThere = false;
    const onChange = jest.fn();
    const ask = probe({ look: async () => (isThere ? 'ok' : Promise.reject(cause)), failed: 'away', onChange });
    await ask();
    await ask();
    isThere = true;
    await ask();
    await ask();
    expect(onChange.mock.calls).toEqual([
      ['away', cause],
      ['ok', undefined],
    ]);
  });
});
