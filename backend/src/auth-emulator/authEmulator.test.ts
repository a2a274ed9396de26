import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { until } from '../testing/until';
import { authEmulatorPlugin, startAuthEmulator, type AuthEmulator, type SignInLink } from './index';

const projectId = 'demo-odysseus';
const folder = mkdtempSync(join(tmpdir(), 'odysseus-emulator-'));
const stateFile = join(folder, 'sign-in.json');
const announced: SignInLink[] = [];
const warnings: string[] = [];
let emulator: AuthEmulator;
let app: FastifyInstance;
let site: string;

let port = 0;

async function start(): Promise<void> {
  emulator = await startAuthEmulator({
    projectId,
    stateFile,
    onSignInLink: (link) => announced.push(link),
    onWarning: (warning) => warnings.push(warning),
  });
  app = fastify();
  await app.register(authEmulatorPlugin, {
    emulatorUrl: emulator.url,
    projectId,
    publicOrigin: 'http://localhost:8080',
  });
  site = await app.listen({ host: '127.0.0.1', port });
  port = Number(new URL(site).port);
}
async function stop(): Promise<void> {
  await app.close();
  await emulator.stop();
}
beforeAll(start);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

function call(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, ...headers },
    body: JSON.stringify(body),
  });
}
const accounts = (method: string): string => `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`;
const sendLink = (
  email: string,
  continueUrl = `${site}/auth`,
  headers: Record<string, string> = {},
): Promise<Response> =>
  call(accounts('sendOobCode'), { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true }, headers);
async function inbox(): Promise<SignInLink[]> {
  const response = await fetch(`${site}/local-inbox/messages`);
  return ((await response.json()) as { messages: SignInLink[] }).messages;
}
const codeOf = (message: SignInLink | undefined): string =>
  new URL(message?.link ?? '').searchParams.get('oobCode') ?? '';
const json = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;

describe('signing in by link', () => {
  it('shows the link in the inbox and to the parent, and signs in once', async () => {
    expect((await sendLink('First@example.com')).status).toBe(200);
    expect((await sendLink('second@example.com')).status).toBe(200);
    const messages = await inbox();
    expect(messages.map(({ email }) => email)).toEqual(['second@example.com', 'first@example.com']);
    // The parent is told over a pipe, of which nobody knows whether it has been read when an answer is there.
    await until(() => announced.length >= messages.length);
    expect(announced).toEqual([messages[1], messages[0]]);
    const [, message] = messages;
    expect(message?.link.startsWith(`${site}/auth?`)).toBe(true);
    expect(Date.parse(message?.sentAt ?? '')).not.toBeNaN();

    const wrong = await call(accounts('signInWithEmailLink'), { email: 'other@example.com', oobCode: codeOf(message) });
    expect(wrong.status).toBe(400);
    const right = await call(accounts('signInWithEmailLink'), { email: 'first@example.com', oobCode: codeOf(message) });
    expect(right.status).toBe(200);
    expect(await json(right)).toMatchObject({
      email: 'first@example.com',
      isNewUser: true,
      idToken: expect.any(String),
    });
    const again = await call(accounts('signInWithEmailLink'), { email: 'first@example.com', oobCode: codeOf(message) });
    expect(again.status).toBe(400);
    expect((await inbox()).map(({ email }) => email)).toEqual(['second@example.com']);
  });

  it('is not used up by whoever merely fetches the mailed link', async () => {
    await sendLink('scanned@example.com');
    const [message] = await inbox();
    const action = `${site}/emulator/action?mode=signIn&oobCode=${codeOf(message)}&apiKey=k&continueUrl=${encodeURIComponent(`${site}/auth`)}`;
    const redirect = await fetch(action, { redirect: 'manual' });
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('location')).toContain(`${site}/auth?`);
    expect(
      (await call(accounts('signInWithEmailLink'), { email: 'scanned@example.com', oobCode: codeOf(message) })).status,
    ).toBe(200);
  });

  it('sends nobody to another site', async () => {
    const response = await sendLink('a@example.com', 'https://evil.example/auth');
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('UNAUTHORIZED_DOMAIN');
    expect((await inbox()).map(({ email }) => email)).not.toContain('a@example.com');
  });
});

describe('what it refuses', () => {
  it.each([
    ['of another site', 'https://evil.example/auth'],
    ['that only begins like this one', 'SITE@evil.example/'],
    ['that is none', 'nowhere'],
  ])('a mailed link that leads on to an address %s', async (_what, address) => {
    const answer = await fetch(
      `${site}/emulator/action?mode=signIn&oobCode=any&apiKey=k&continueUrl=${address.replace('SITE', site)}`,
      { redirect: 'manual' },
    );
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({
      error: {
        code: 'not_this_site',
        message: expect.stringContaining('continueUrl'),
        next: expect.stringContaining('http://localhost:8080/'),
      },
    });
  });

  it('to read an address otherwise than the emulator does', async () => {
    // With an escape that stands for no character some take all escapes for text, and find another host in it.
    const answer = await fetch(
      `${site}/emulator/action?mode=signIn&oobCode=any&apiKey=k&continueUrl=${site}%2F@evil.example/%FF`,
      { redirect: 'manual' },
    );
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(site);
  });

  it('a mailed link with a second address behind its own, or with a list of them', async () => {
    const action = `${site}/emulator/action?mode=signIn&oobCode=any&apiKey=k&continueUrl=${encodeURIComponent(`${site}/auth`)}`;
    for (const more of ['&continueUrl=https://evil.example/', '&continueUrl[]=https://evil.example/'])
      expect((await fetch(action + more, { redirect: 'manual' })).status).toBe(400);
  });

  it('a window for accounts that leads on to another site', async () => {
    const handler = `${site}/emulator/auth/handler?apiKey=k&appName=a&providerId=google.com&authType=signInViaRedirect&redirectUrl=`;
    expect((await fetch(handler + encodeURIComponent(`${site}/auth`))).status).toBe(200);
    const answer = await fetch(`${handler}https://evil.example/`);
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({
      error: { code: 'not_this_site', message: expect.stringContaining('redirectUrl') },
    });
  });

  it('another site, even with a plain picture tag', async () => {
    expect((await sendLink('x@example.com', undefined, { origin: 'https://evil.example' })).status).toBe(403);
    expect(
      (
        await fetch(`${site}/local-inbox/messages`, {
          headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
        })
      ).status,
    ).toBe(403);
  });

  it('a foreign name bound to this machine', async () => {
    const status = await new Promise((resolve) => {
      httpRequest(
        { host: '127.0.0.1', port, path: '/local-inbox/messages', headers: { host: `evil.example:${port}` } },
        (response) => resolve(response.resume().statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });

  it("the emulator's administration", async () => {
    expect((await fetch(`${site}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(`${site}/emulator/v1/projects/${projectId}/oobCodes`)).status).toBe(404);
    const lookup = await call(
      accounts('lookup'),
      { email: ['first@example.com'], targetProjectId: projectId },
      { authorization: 'Bearer owner' },
    );
    expect(lookup.status).toBe(400);
  });

  it('browsers that go past the site, straight to the emulator', async () => {
    expect(
      (await fetch(`${emulator.url}/odysseus/sign-in-links`, { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403);
  });

  it('hands no permission to other origins', async () => {
    const response = await sendLink('cors@example.com');
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('its pages', () => {
  it.each([
    '/emulator/auth/iframe?apiKey=k&appName=a',
    '/emulator/auth/handler?apiKey=k&appName=a&providerId=google.com&authType=signInViaPopup',
    '/local-inbox',
  ])('%s asks nothing of another host, and says so in its policy', async (path) => {
    const response = await fetch(`${site}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const html = await response.text();
    expect(html).not.toMatch(/(?:src|href)="https?:|url\(|<style|\sstyle="/);
    for (const [, file] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      if (file !== '/') expect((await fetch(`${site}${file}`)).status).toBe(200);
    }
  });

  it('lists a person who signed in with Google before', async () => {
    const claims = JSON.stringify({
      sub: '123',
      email: 'g@example.com',
      email_verified: true,
      name: 'G',
      iss: '',
      aud: '',
      exp: 0,
      iat: 0,
    });
    const answer = await call(accounts('signInWithIdp'), {
      requestUri: `${site}/emulator/auth/handler`,
      postBody: `providerId=google.com&id_token=${encodeURIComponent(claims)}`,
      returnSecureToken: true,
      returnIdpCredential: true,
    });
    expect(await json(answer)).toMatchObject({ email: 'g@example.com', isNewUser: true });
    const html = await (await fetch(`${site}/emulator/auth/handler?apiKey=k&appName=a&providerId=google.com`)).text();
    expect(html).toContain('g@example.com');
  });
});

describe('a restart', () => {
  it('keeps people signed in, links usable and Google accounts known', async () => {
    await sendLink('keeper@example.com');
    const [first] = await inbox();
    const signedIn = await json(
      await call(accounts('signInWithEmailLink'), { email: 'keeper@example.com', oobCode: codeOf(first) }),
    );
    await sendLink('later@example.com');
    await stop();
    await start();

    const refreshed = await fetch(`${site}/securetoken.googleapis.com/v1/token?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(signedIn['refreshToken']) }),
    });
    expect(refreshed.status).toBe(200);
    const { id_token: idToken } = await json(refreshed);
    const { users } = (await json(await call(accounts('lookup'), { idToken }))) as {
      users: { localId: string; providerUserInfo: unknown[] }[];
    };
    expect(users).toMatchObject([{ localId: signedIn['localId'], email: 'keeper@example.com', emailVerified: true }]);
    expect(users[0]?.providerUserInfo).toHaveLength(1);

    const later = (await inbox()).find(({ email }) => email === 'later@example.com');
    const finished = await call(accounts('signInWithEmailLink'), {
      email: 'later@example.com',
      oobCode: codeOf(later),
    });
    expect(await json(finished)).toMatchObject({ email: 'later@example.com' });

    const deleted = await call(accounts('delete'), { idToken });
    expect(deleted.status).toBe(200);
    expect((await call(accounts('lookup'), { idToken })).status).toBe(400);
  });

  it('survives a damaged file with a warning', async () => {
    await stop();
    writeFileSync(stateFile, '{"version":1,');
    await start();
    expect(warnings.at(-1)).toContain('unusable');
    expect(await inbox()).toEqual([]);
  });
});

it('refuses a real project, whose tokens must be signed', async () => {
  await expect(
    startAuthEmulator({ projectId: 'real-project', stateFile, onSignInLink: () => undefined }),
  ).rejects.toThrow('demo-');
});

it('says why it can not start', async () => {
  const taken = Number(new URL(emulator.url).port);
  await expect(
    startAuthEmulator({ projectId, stateFile: join(folder, 'other.json'), port: taken, onSignInLink: () => undefined }),
  ).rejects.toThrow('EADDRINUSE');
});
