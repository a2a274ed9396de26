import { createScreenApi } from './createScreenApi';

const origin = { remote: '@odysseus/italy', version: '1.4.0-3f9a2c1b', path: '/rome/hiddengems' };

/** The shell's caller for a screen, with what went to the service and what premium content was read. */
function callerOf(destinations: readonly string[]) {
  const sent: string[] = [];
  const api = createScreenApi(origin, destinations, {
    fetch: (path, init) => {
      sent.push(`${init?.method ?? 'GET'} ${path}`);
      return Promise.resolve(new Response('{}'));
    },
    readPremium: (key, version) => {
      sent.push(`read ${key} of ${version}`);
      return Promise.resolve({});
    },
  });
  return { api, sent };
}

test('the token goes to the calls of the screen’s own destinations', async () => {
  const { api, sent } = callerOf(['italy', 'rome']);
  await api.callService('assistant/rome/messages', { method: 'POST' });
  await api.callService('live/italy/stream');
  await api.readPremium('rome/hidden-gems');
  expect(sent).toEqual([
    'POST /api/assistant/rome/messages',
    'GET /api/live/italy/stream',
    'read rome/hidden-gems of 1.4.0-3f9a2c1b',
  ]);
});

test.each([
  'account',
  'assistant/paris/messages',
  'assistant/rome/../../account',
  'assistant/rome/%2e%2e/paris/messages',
  'assistant%2frome%2fmessages',
  '//evil.example/api/assistant/rome/messages',
  'https://evil.example/',
])('nothing is sent to %s', async (path) => {
  const { api, sent } = callerOf(['italy', 'rome']);
  await expect(api.callService(path)).rejects.toMatchObject({
    name: 'ServiceCallError',
    message: expect.stringContaining('assistant/rome/…'),
  });
  expect(sent).toEqual([]);
});

test.each(['paris/hidden-gems', 'rome/../account', 'rome/hidden-gems?version=9.9.9#', '../account', 'rome'])(
  'premium content of %s is not read',
  async (key) => {
    const { api, sent } = callerOf(['italy', 'rome']);
    await expect(api.readPremium(key)).rejects.toMatchObject({ name: 'ServiceCallError' });
    expect(sent).toEqual([]);
  },
);

test('a screen of the shell has the shared calls alone', async () => {
  const { api, sent } = callerOf([]);
  await api.callService('checkout/passes');
  await expect(api.callService('assistant/rome/messages')).rejects.toMatchObject({ name: 'ServiceCallError' });
  expect(sent).toEqual(['GET /api/checkout/passes']);
});

test('a report of a mistake names the screen and the version that made it', async () => {
  const { api } = callerOf(['italy']);
  const bodies: unknown[] = [];
  const fetching = jest.fn((_address: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Promise.resolve({ ok: true });
  });
  Object.assign(globalThis, { fetch: fetching });
  await api.reportMistake('rome/pantheon', 'It opens at nine.');
  expect(bodies).toEqual([
    { place: 'rome/pantheon', path: '/rome/hiddengems', version: '1.4.0-3f9a2c1b', text: 'It opens at nine.' },
  ]);
});
