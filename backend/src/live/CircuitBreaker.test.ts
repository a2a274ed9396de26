import { CircuitBreaker } from './CircuitBreaker';
import { LiveFault, type LiveFaultKind } from './LiveFault';

const minute = 60_000;
const day = 86_400_000;

function breakerAt(start: number) {
  let now = start;
  let calls = 0;
  const breaker = new CircuitBreaker(() => now);
  const call = (fault?: LiveFault): Promise<unknown> =>
    breaker.call(async () => {
      calls += 1;
      if (fault) throw fault;
      return 'answer';
    });
  const kindOf = (fault?: LiveFault): Promise<LiveFaultKind | 'answer'> =>
    call(fault).then(
      () => 'answer' as const,
      (thrown: unknown) => (thrown as LiveFault).kind,
    );
  return { kindOf, turn: (milliseconds: number) => void (now += milliseconds), calls: () => calls };
}

describe('The breaker of a provider', () => {
  it('rests no longer for a clock that was fast when it began', async () => {
    const { kindOf, turn } = breakerAt(Date.UTC(2026, 6, 2));
    for (let failure = 0; failure < 3; failure += 1) await kindOf(new LiveFault('clock', 'of tomorrow'));
    expect(await kindOf()).toBe('resting');
    turn(-day);
    expect(await kindOf()).toBe('answer');
  });

  it('rests twice as long each time, up to half an hour', async () => {
    const { kindOf, turn, calls } = breakerAt(Date.UTC(2026, 6, 2));
    for (let failure = 0; failure < 3; failure += 1)
      expect(await kindOf(new LiveFault('broken', '500'))).toBe('broken');
    for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
      turn(minutes * minute - 1);
      expect(await kindOf()).toBe('resting');
      turn(1);
      expect(await kindOf(new LiveFault('broken', '500'))).toBe('broken');
    }
    expect(calls()).toBe(10);
    turn(30 * minute);
    expect(await kindOf()).toBe('answer');
    // Two failures among answers are no reason to rest.
    for (const fault of [new LiveFault('broken', '500'), new LiveFault('broken', '500'), undefined])
      await kindOf(fault);
    expect(await kindOf()).toBe('answer');
  });

  it.each([
    ['a refused key', new LiveFault('refused', '403'), 6 * 60, 'refused'],
    ['a request for fewer calls', new LiveFault('limited', '429'), 10, 'limited'],
    ['a request to wait for 45 minutes', new LiveFault('limited', '429', 45 * minute), 45, 'limited'],
    ['a failure that names a pause', new LiveFault('broken', '503', 5 * minute), 5, 'resting'],
  ] as const)('rests at once after %s', async (_what, fault, minutes, kind) => {
    const { kindOf, turn, calls } = breakerAt(Date.UTC(2026, 6, 2));
    await kindOf(fault);
    turn(minutes * minute - 1);
    expect(await kindOf()).toBe(kind);
    expect(calls()).toBe(1);
    turn(1);
    expect(await kindOf()).toBe('answer');
  });

  it('holds calls that were never made against nobody', async () => {
    const { kindOf, calls } = breakerAt(Date.UTC(2026, 6, 2));
    for (let call = 0; call < 5; call += 1) expect(await kindOf(new LiveFault('spent', 'nothing left'))).toBe('spent');
    expect(calls()).toBe(5);
  });
});
