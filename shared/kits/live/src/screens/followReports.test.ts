import type { LiveReport } from '@odysseus/contract';
import { followReports, followTimes, type LinkState } from './followReports';

const off: LiveReport = { source: 'weather', state: 'off' };
const event = (name: string, data: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** An answer whose body gives its chunks and then ends, or stays open. */
function answer(chunks: readonly string[], { status = 200, open = false, type = 'text/event-stream' } = {}): Response {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else if (!open) controller.close();
    },
  });
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
}

/** Follows a service that gives one answer after another, the last for good. */
function follow(...answers: readonly (() => Response | Promise<Response>)[]) {
  const [links, reports, nonsense, asked]: [LinkState[], LiveReport[], unknown[], (string | null)[]] = [[], [], [], []];
  const stop = followReports(
    'paris',
    (path, init) => {
      expect(path).toBe('live/paris/stream');
      const next = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(new Headers(init?.headers).get('last-event-id'));
      return Promise.resolve(next?.() ?? Promise.reject(new TypeError('no answer')));
    },
    {
      onLink: (link) => void links.push(link),
      onReport: (report) => void reports.push(report),
      onNonsense: (cause) => void nonsense.push(cause),
    },
    () => 0,
  );
  return { links, reports, nonsense, asked, stop };
}

/** Lets answers arrive that need no timer. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('hands on reports however the stream is cut', async () => {
  const text =
    event('report', { ...off, trouble: 'né à 8 °C' }, 'a') +
    ': keep-alive\n\n' +
    event('report', { source: 'alerts', state: 'off' }, 'b');
  const bytes = new TextEncoder().encode(text);
  const body = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          // A byte at a time cuts every character and every field.
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
  const followed = follow(body);
  await settle();
  expect(followed.reports).toEqual([
    { ...off, trouble: 'né à 8 °C' },
    { source: 'alerts', state: 'off' },
  ]);
  expect(followed.links).toEqual(['connecting', 'open']);
  followed.stop();
});

it('comes back after a loss, later each time, and asks for what it has missed', async () => {
  const followed = follow(
    () => answer([event('report', off, 'r1')]),
    () => answer([], { status: 503 }),
    () => Promise.reject(new TypeError('network')),
    () => answer([], { open: true }),
  );
  await settle();
  expect(followed.links).toEqual(['connecting', 'open', 'retrying']);
  await jest.advanceTimersByTimeAsync(followTimes.first);
  await jest.advanceTimersByTimeAsync(2 * followTimes.first - 1);
  expect(followed.asked).toEqual([null, 'r1']);
  await jest.advanceTimersByTimeAsync(1);
  await jest.advanceTimersByTimeAsync(4 * followTimes.first);
  expect(followed.asked).toEqual([null, 'r1', 'r1', 'r1']);
  expect(followed.links.at(-1)).toBe('open');
  followed.stop();
});

it('never waits longer than a minute', async () => {
  const followed = follow(() => answer([], { status: 500 }));
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const before = followed.asked.length;
  await jest.advanceTimersByTimeAsync(followTimes.longest);
  expect(followed.asked.length).toBe(before + 1);
  followed.stop();
});

it.each([
  ['the service refuses', () => answer([], { status: 403 })],
  ['the stream says so', () => answer([event('end', { reason: 'noAccess' })], { open: true })],
])('stops for good when the pass has ended: %s', async (_how, last) => {
  const followed = follow(last);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(followed.links.at(-1)).toBe('ended');
  expect(followed.asked).toHaveLength(1);
});

it('comes back at once when the service closes or the token has run out', async () => {
  const followed = follow(
    () => answer([event('end', { reason: 'tokenExpired' })], { open: true }),
    () => answer([], { open: true }),
  );
  await jest.advanceTimersByTimeAsync(followTimes.first);
  expect(followed.links).toEqual(['connecting', 'open', 'retrying', 'open']);
  followed.stop();
});

it('drops a line that has fallen silent', async () => {
  const followed = follow(() => answer([': hello\n\n'], { open: true }));
  await jest.advanceTimersByTimeAsync(followTimes.silence - 1);
  expect(followed.links).toEqual(['connecting', 'open']);
  await jest.advanceTimersByTimeAsync(1);
  expect(followed.links.at(-1)).toBe('retrying');
  followed.stop();
});

it('keeps what it knew when a report is nonsense, and goes on', async () => {
  const followed = follow(() =>
    answer(
      [
        event('report', { source: 'weather', state: 'fresh', data: { current: 'warm' } }),
        'event: report\ndata: {"half\n\n',
        event('report', off),
      ],
      { open: true },
    ),
  );
  await settle();
  expect(followed.reports).toEqual([off]);
  expect(followed.nonsense).toHaveLength(2);
  followed.stop();
});

it('does not read a page as reports, and asks rarely where there are none', async () => {
  const page = follow(() => answer(['<html>'], { type: 'text/html' }));
  await settle();
  expect(page.links.at(-1)).toBe('retrying');
  page.stop();
  const none = follow(() => answer([], { status: 404 }));
  await jest.advanceTimersByTimeAsync(followTimes.unavailable - 1);
  expect([none.links.at(-1), none.asked.length]).toEqual(['unavailable', 1]);
  none.stop();
});
