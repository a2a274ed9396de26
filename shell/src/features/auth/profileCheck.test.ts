import type { SignedInUser } from '@odysseus/contract';
import { checkProfile } from './profileCheck';

const user: SignedInUser = { uid: 'u/1', email: 'ana@example.com', displayName: null, photoURL: null };
const profile = { uid: 'u/1', email: 'ana@example.com', displayName: 'ana@example.com', photoURL: null };
const json = (value: unknown, status = 200): Response => Response.json(value, { status });

type Answer = Response | Error;
function backend(...answers: Answer[]) {
  const calls: [path: string, init: RequestInit | undefined][] = [];
  const fetchWithToken = (path: string, init?: RequestInit): Promise<Response> => {
    calls.push([path, init]);
    const answer = answers[calls.length - 1] ?? new Error('one call too many');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { calls, fetchWithToken };
}
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('uses the profile that is there', async () => {
  const { calls, fetchWithToken } = backend(json(profile));
  expect(await checkProfile(user, fetchWithToken)).toEqual({ state: 'ready', profile, created: false });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe('/api/profile/user_profiles/u%2F1');
  expect(calls[0]?.[1]).toMatchObject({
    method: 'GET',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
});

it.each([
  [user, { email: 'ana@example.com', displayName: 'ana@example.com', photoURL: null }],
  [
    { ...user, displayName: 'Ana', photoURL: 'https://a.example/p.png' },
    { email: 'ana@example.com', displayName: 'Ana', photoURL: 'https://a.example/p.png' },
  ],
])('creates one where there is none', async (person, body) => {
  const { calls, fetchWithToken } = backend(json({}, 404), json(profile, 201));
  expect(await checkProfile(person, fetchWithToken)).toEqual({ state: 'ready', profile, created: true });
  expect(calls[1]?.[1]?.method).toBe('POST');
  expect(JSON.parse(String(calls[1]?.[1]?.body))).toEqual(body);
});

it('tolerates fields that it does not know', async () => {
  const { fetchWithToken } = backend(json({ ...profile, createdAt: '2026-11-21' }));
  expect(await checkProfile(user, fetchWithToken)).toMatchObject({ state: 'ready' });
});

const html = (): Response => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const timeout = new DOMException('late', 'TimeoutError') as unknown as Error;
it.each<[string, Answer[], string, RegExp]>([
  ['is down', [json({}, 503)], 'Server error: 503', /trouble/],
  ['refuses the token', [json({}, 401)], 'Server error: 401', /sign out/i],
  ['refuses the person', [json({}, 403)], 'Server error: 403', /sign out/i],
  ['can not be reached', [new TypeError('Failed to fetch')], 'Server error: no answer', /connection/],
  ['takes too long', [timeout], 'Server error: no answer', /too long/],
  ['answers HTML', [html()], 'Server error: 200', /in its place/],
  ['answers another shape', [json({ uid: 'u1' })], 'Server error: 200', /in its place/],
  [
    'does not create it',
    [json({}, 404), new Response('no room', { status: 507 })],
    'Failed to create user profile: 507',
    /trouble/,
  ],
  ['finds the new one wrong', [json({}, 404), json({}, 400)], 'Failed to create user profile: 400', /./],
  [
    'is lost while creating',
    [json({}, 404), new TypeError('Failed to fetch')],
    'Failed to create user profile: no answer',
    /connection/,
  ],
  ['answers HTML on creation', [json({}, 404), html()], 'Failed to create user profile: 200', /in its place/],
])('says what happened when the backend %s', async (_what, answers, message, advice) => {
  const { fetchWithToken } = backend(...answers);
  expect(await checkProfile(user, fetchWithToken)).toEqual({
    state: 'failed',
    message,
    advice: expect.stringMatching(advice),
  });
});
