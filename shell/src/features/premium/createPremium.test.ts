import { BackendCallError } from './backendCall';
import { backendStandIn, json, premiumStandIn, signedInAs, windowsOf, type PremiumStandIn } from './testing';

const active = [{ start_date: '2026-11-01', end_date: '2026-11-30' }];
const settled = () => new Promise((resolve) => setTimeout(resolve));

function subscribed(windows: unknown, status = 200): PremiumStandIn {
  const standIn = premiumStandIn(backendStandIn({ [windowsOf('u1')]: () => json(windows, status) }));
  standIn.premium.subscribe(() => undefined);
  standIn.premium.ensureChecked();
  return standIn;
}

describe('the cache of the premium status', () => {
  it('asks once within 60 s, however often it is asked', async () => {
    const { premium, clock, backend } = subscribed(active);
    expect(premium.getAccess().state).toBe('loading');
    await settled();
    expect(premium.getAccess().state).toBe('active');
    clock.pass(59_999);
    premium.ensureChecked();
    await settled();
    expect(backend.calls).toHaveLength(1);
    clock.pass(1);
    premium.ensureChecked();
    await settled();
    expect(backend.calls).toHaveLength(2);
  });

  it('keeps a failed check for 60 s too, logs it, and counts it as failed', async () => {
    const { premium, clock, backend, logged } = subscribed({}, 500);
    await settled();
    expect(premium.getAccess().state).toBe('failed');
    backend.answer(windowsOf('u1'), () => json(active));
    clock.pass(59_999);
    premium.ensureChecked();
    await settled();
    expect(premium.getAccess().state).toBe('failed');
    expect(backend.calls).toHaveLength(1);
    expect(logged).toHaveLength(1);
    clock.pass(1);
    premium.ensureChecked();
    await settled();
    expect(premium.getAccess().state).toBe('active');
  });

  it('is bypassed once by a refresh, whose answer is cached in its turn', async () => {
    const { premium, backend } = subscribed([]);
    await settled();
    backend.answer(windowsOf('u1'), () => json(active));
    await premium.refreshAccess();
    expect(premium.getAccess().state).toBe('active');
    premium.ensureChecked();
    await settled();
    expect(backend.calls).toHaveLength(2);
  });

  it('drops a check that is under way when a refresh begins, for it may be older than the payment', async () => {
    let late: (response: Response) => void = () => undefined;
    const standIn = premiumStandIn(
      backendStandIn({ [windowsOf('u1')]: () => new Promise<Response>((resolve) => (late = resolve)) }),
    );
    standIn.premium.ensureChecked();
    standIn.backend.answer(windowsOf('u1'), () => json(active));
    await standIn.premium.refreshAccess();
    late(json([]));
    await settled();
    expect(standIn.premium.getAccess().state).toBe('active');
  });

  it.each([
    ['set back', -30 * 60_000],
    ['set ahead', 30 * 60_000],
  ])('is not trusted when the clock was %s', async (_name, shift) => {
    const { premium, clock, backend } = subscribed([]);
    await settled();
    clock.pass(1_000);
    clock.shift(shift);
    premium.ensureChecked();
    expect(premium.getAccess().state).toBe('loading');
    await settled();
    expect(backend.calls).toHaveLength(2);
  });

  it('keeps an open screen open while its pass is checked again, and closes it when the pass is gone', async () => {
    const { premium, clock, backend } = subscribed(active);
    await settled();
    backend.answer(windowsOf('u1'), () => json([]));
    clock.pass(61_000);
    premium.ensureChecked();
    expect(premium.getAccess().state).toBe('active');
    await settled();
    expect(premium.getAccess().state).toBe('inactive');
  });

  it('ends access after the last day without asking again', async () => {
    const { premium, clock, wake, backend } = subscribed([{ start_date: '2026-11-15', end_date: '2026-11-21' }]);
    await settled();
    expect(premium.getAccess().state).toBe('active');
    clock.date = '2026-11-22';
    wake();
    expect(premium.getAccess().state).toBe('inactive');
    expect(backend.calls).toHaveLength(1);
  });
});

describe('whose access it is', () => {
  it('asks anew for a user who came in another tab, and ignores the late answer for the one before', async () => {
    let late: (response: Response) => void = () => undefined;
    const standIn = premiumStandIn(
      backendStandIn({
        [windowsOf('u1')]: () => new Promise<Response>((resolve) => (late = resolve)),
        [windowsOf('u2')]: () => json([]),
      }),
    );
    standIn.premium.subscribe(() => undefined);
    standIn.premium.ensureChecked();
    standIn.session.become(signedInAs('u2'));
    expect(standIn.premium.getAccess().state).toBe('loading');
    await settled();
    late(json(active));
    await settled();
    expect(standIn.premium.getAccess().state).toBe('inactive');
  });

  it('forgets an answer when its user signs out, so that the next sign-in asks again', async () => {
    const { premium, session, backend } = subscribed(active);
    await settled();
    session.become({ state: 'signedOut' });
    expect(premium.getAccess().state).toBe('signedOut');
    session.become(signedInAs('u1'));
    await settled();
    expect(backend.calls).toHaveLength(2);
  });

  it('asks nothing while nobody is signed in', async () => {
    const standIn = premiumStandIn(backendStandIn(), { state: 'signedOut' });
    standIn.premium.subscribe(() => undefined);
    standIn.premium.ensureChecked();
    await standIn.premium.refreshAccess();
    expect(standIn.backend.calls).toHaveLength(0);
  });
});

describe('a check that fails', () => {
  const html = () =>
    new Response('<!doctype html><title>Odysseus</title>', { headers: { 'Content-Type': 'text/html' } });
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['HTML in place of JSON', html, 'malformed'],
    ['an empty answer', () => new Response(''), 'malformed'],
    ['a date that is none', () => json([{ start_date: 'soon', end_date: '2026-11-30' }]), 'malformed'],
    [
      'a token that is not taken',
      () => json({ error: { code: 'token_expired', message: 'Expired.' } }, 401),
      'signedOut',
    ],
    ['another user’s token', () => json({ error: { code: 'other_user', message: 'Not yours.' } }, 403), 'forbidden'],
    ['a proxy’s error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'server'],
  ])('%s', async (_name, answer, kind) => {
    const { premium, logged } = premiumStandIn(backendStandIn({ [windowsOf('u1')]: answer }));
    await premium.refreshAccess();
    expect(premium.getAccess().state).toBe('failed');
    expect(logged).toEqual([expect.objectContaining({ kind })]);
    expect(logged[0]).toBeInstanceOf(BackendCallError);
  });

  it('gives up a backend that does not answer after 15 s', async () => {
    jest.useFakeTimers();
    try {
      const { premium, logged } = premiumStandIn(
        backendStandIn({ [windowsOf('u1')]: () => new Promise<Response>(() => undefined) }),
      );
      const done = premium.refreshAccess();
      await jest.advanceTimersByTimeAsync(14_999);
      expect(premium.getAccess().state).toBe('loading');
      await jest.advanceTimersByTimeAsync(1);
      await done;
      expect(premium.getAccess().state).toBe('failed');
      expect(logged).toEqual([expect.objectContaining({ kind: 'timeout' })]);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('readPremium', () => {
  const key = 'paris/hidden-gems';
  const line = `GET /api/premium/${key}`;

  it('hands over the content of the version that asks', async () => {
    const { premium, backend } = premiumStandIn(
      backendStandIn({ [line]: () => json({ key, version: '1.0.0-aaaa', content: { title: 'Gems' } }) }),
    );
    await expect(premium.readPremium(key, '1.0.0-aaaa')).resolves.toEqual({ title: 'Gems' });
    expect(backend.calls[0]?.line).toBe(`${line}?version=1.0.0-aaaa`);
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), /seem to be offline/],
    ['no active pass', () => json({ error: { code: 'no_window', message: 'No.' } }, 403), /no active pass/],
    ['not published', () => json({ error: { code: 'not_found', message: 'No.' } }, 404), /isn’t published yet/],
    ['server trouble', () => json({}, 500), /server is in trouble/],
    ['content of another screen', () => json({ key: 'rome/food', version: '1', content: {} }), /can’t read/],
    ['HTML', () => new Response('<!doctype html>'), /can’t read/],
  ])('says in a sentence what is wrong: %s', async (_name, answer, sentence) => {
    const { premium } = premiumStandIn(backendStandIn({ [line]: answer }));
    await expect(premium.readPremium(key)).rejects.toThrow(sentence);
  });

  it('checks access again when the server finds no pass', async () => {
    const standIn = premiumStandIn(
      backendStandIn({ [windowsOf('u1')]: () => json(active), [line]: () => json({}, 403) }),
    );
    await standIn.premium.refreshAccess();
    standIn.backend.answer(windowsOf('u1'), () => json([]));
    await expect(standIn.premium.readPremium(key)).rejects.toThrow(/no active pass/);
    await settled();
    expect(standIn.premium.getAccess().state).toBe('inactive');
  });

  it('asks for no key that could leave its place', async () => {
    const { premium, backend } = premiumStandIn(backendStandIn());
    await expect(premium.readPremium('../profile')).rejects.toThrow();
    expect(backend.calls).toHaveLength(0);
  });

  it('ends with the reader’s own reason when the reader leaves', async () => {
    const { premium } = premiumStandIn(backendStandIn({ [line]: () => new Promise<Response>(() => undefined) }));
    const leaving = new AbortController();
    const reading = premium.readPremium(key, undefined, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
  });
});
