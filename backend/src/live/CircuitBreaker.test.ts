import { CircuitBreaker } from './CircuitBreaker';
import { LiveFault } from './LiveFault';

const day = 86_400_000;

describe('The breaker of a provider', () => {
  it('rests no longer for a clock that was fast when it began', () => {
    const breaker = new CircuitBreaker();
    const fast = Date.UTC(2026, 6, 2);
    for (let failure = 0; failure < 3; failure += 1) breaker.failed(new LiveFault('clock', 'of tomorrow'), fast);
    expect(breaker.refusal(fast)).toMatchObject({ kind: 'resting' });
    expect(breaker.refusal(fast - day)).toBeUndefined();
  });
});
