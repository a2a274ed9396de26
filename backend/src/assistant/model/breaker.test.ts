import { breaker } from './breaker';
import { ModelEnded } from './ModelEnded';
import { ModelError } from './ModelError';

const minute = 60_000;

function breakerAtNoon() {
  let now = Date.UTC(2026, 6, 2, 12);
  const guard = breaker(
    () => now,
    (error) => error instanceof ModelError && !(error instanceof ModelEnded),
  );
  const outcome = (error?: Error): Promise<unknown> =>
    guard
      .call(async () => {
        if (error) throw error;
        return 'answer';
      })
      .catch((thrown: unknown) => thrown);
  const failThrice = async (): Promise<void> => {
    for (let failure = 0; failure < 3; failure += 1) await outcome(new ModelError('500'));
  };
  return { guard, outcome, failThrice, turn: (milliseconds: number) => void (now += milliseconds) };
}

describe('The breaker of the model', () => {
  it('leaves it alone for a minute after three failures in a row, and for another after one more', async () => {
    const { guard, outcome, failThrice, turn } = breakerAtNoon();
    await failThrice();
    for (let round = 0; round < 3; round += 1) {
      expect(guard.ready()).toBe(false);
      expect(await outcome()).toMatchObject({ name: 'ModelError', message: expect.stringContaining('left alone') });
      turn(minute);
      expect(guard.ready()).toBe(true);
      expect(await outcome(new ModelError('500'))).toMatchObject({ message: '500' });
    }
    turn(minute);
    expect(await outcome()).toBe('answer');
    expect(guard.ready()).toBe(true);
  });

  it('lets one question go first after a rest, and no other wait for it', async () => {
    const { guard, outcome, failThrice, turn } = breakerAtNoon();
    await failThrice();
    turn(minute);
    let goOn = (): void => undefined;
    const first = guard.call(() => new Promise<string>((resolve) => (goOn = () => resolve('answer'))));
    expect(guard.ready()).toBe(false);
    expect(await outcome()).toBeInstanceOf(ModelError);
    goOn();
    expect(await first).toBe('answer');
    expect(guard.ready()).toBe(true);
  });

  it('counts neither a visitor who leaves nor an error of ours', async () => {
    const { guard, outcome, turn, failThrice } = breakerAtNoon();
    for (let call = 0; call < 5; call += 1) await outcome(call % 2 ? new ModelEnded('ended') : new TypeError('ours'));
    expect(guard.ready()).toBe(true);
    await failThrice();
    turn(minute);
    await outcome(new ModelEnded('ended'));
    // It has shown nothing yet: one more failure is enough.
    await outcome(new ModelError('500'));
    expect(guard.ready()).toBe(false);
  });

  it('rests no longer where the clock is set back', async () => {
    const { guard, failThrice, turn } = breakerAtNoon();
    await failThrice();
    turn(-1);
    expect(guard.ready()).toBe(true);
  });
});
