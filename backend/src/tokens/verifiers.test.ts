import { SignJWT, UnsecuredJWT } from 'jose';
import { readConfiguration } from '../configuration';
import { type FakeKeys, startFakeKeys } from '../testing/fakeKeys';
import { tokenClaims, unsignedToken } from '../testing/tokenClaims';
import { chooseVerifier } from './chooseVerifier';
import { emulatorVerifier } from './emulatorVerifier';
import { firebaseVerifier } from './firebaseVerifier';
import { KeysUnavailableError, type TokenVerifier } from './TokenVerifier';

const now = Date.UTC(2026, 6, 1, 12);
const seconds = now / 1000;
const clock = () => now;
const ann = { uid: 'ann', email: 'ann@example.com', now };

/** Claims for which a token is refused, whoever signed it. */
const unsound: [string, Record<string, unknown>, string][] = [
  ['that has expired', { exp: seconds - 1 }, 'token_expired'],
  ['that expires this very second', { exp: seconds }, 'token_expired'],
  ['without an end', { exp: undefined }, 'token_invalid'],
  ['of another project', { aud: 'demo-other' }, 'token_invalid'],
  ['of another issuer', { iss: 'https://securetoken.google.com/demo-other' }, 'token_invalid'],
  ['without an issuer', { iss: undefined }, 'token_invalid'],
  ['without a subject', { sub: undefined }, 'token_invalid'],
  ['with an empty subject', { sub: '' }, 'token_invalid'],
  ['with a subject that is no text', { sub: 7 }, 'token_invalid'],
  ['with a subject that is too long', { sub: 'a'.repeat(129) }, 'token_invalid'],
  ['without the moment of sign-in', { auth_time: undefined }, 'token_invalid'],
  ['from a sign-in in the future', { auth_time: seconds + 120 }, 'token_invalid'],
  ['issued in the future', { iat: seconds + 120 }, 'token_invalid'],
  ['that is not valid yet', { nbf: seconds + 120 }, 'token_invalid'],
];

describe('The verifier of a Firebase project', () => {
  let keys: FakeKeys;
  let verifier: TokenVerifier;

  beforeEach(async () => {
    keys = await startFakeKeys();
    verifier = firebaseVerifier({ projectId: 'guide', clock, keysUrl: keys.url, keysTimeout: 20_000 });
  });
  afterEach(() => keys.close());

  const claims = (changes: Record<string, unknown> = {}) =>
    tokenClaims({ ...ann, projectId: 'guide', claims: changes });

  it('reads who it is, and asks for the keys once', async () => {
    const token = await keys.sign(claims());
    expect(await verifier.verify(token)).toEqual({ uid: 'ann', email: 'ann@example.com', expiresAt: now + 3_600_000 });
    await verifier.verify(await keys.sign(claims({ sub: 'bob' })));
    expect(keys.requests()).toBe(1);
  });

  it.each(unsound)('refuses a token %s', async (_what, changes, code) => {
    await expect(verifier.verify(await keys.sign(claims(changes)))).rejects.toMatchObject({ code });
  });

  it('refuses a forged signature', async () => {
    await expect(verifier.verify(await keys.forge(claims()))).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('refuses claims that were changed after signing', async () => {
    const [header, , signature] = (await keys.sign(claims())).split('.');
    const payload = Buffer.from(JSON.stringify(claims({ sub: 'eve' }))).toString('base64url');
    await expect(verifier.verify(`${header}.${payload}.${signature}`)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('refuses an unsigned token', async () => {
    await expect(verifier.verify(new UnsecuredJWT(claims()).encode())).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('refuses a token signed with a password', async () => {
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(new TextEncoder().encode('a'.repeat(32)));
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it.each([
    ['an unknown key', 'key-2'],
    ['no key', undefined],
  ])('refuses a token that names %s', async (_what, kid) => {
    await expect(verifier.verify(await keys.sign(claims(), { kid }))).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('does not ask for the keys again for every made-up key', async () => {
    for (let i = 0; i < 5; i += 1)
      await verifier.verify(await keys.sign(claims(), { kid: `made-up-${i}` })).catch(() => undefined);
    expect(keys.requests()).toBe(1);
  });

  it.each(['', 'rubbish', 'a.b.c', '..', 'e30.e30.'])('refuses %j', async (token) => {
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it.each(['failing', 'html', 'hanging'] as const)(
    'does not judge a token while the keys are %s',
    async (behaviour) => {
      keys.behave(behaviour);
      const token = await keys.sign(claims());
      const impatient = firebaseVerifier({ projectId: 'guide', clock, keysUrl: keys.url, keysTimeout: 100 });
      await expect(impatient.verify(token)).rejects.toThrow(KeysUnavailableError);
      if (behaviour !== 'hanging') await expect(verifier.verify(token)).rejects.toThrow(KeysUnavailableError);
      keys.behave('well');
      expect(await verifier.verify(token)).toMatchObject({ uid: 'ann' });
    },
  );
});

describe('The verifier of the local emulator', () => {
  const verifier = emulatorVerifier({ projectId: 'demo-odysseus', clock });

  it('reads who it is', async () => {
    expect(await verifier.verify(unsignedToken(ann))).toEqual({
      uid: 'ann',
      email: 'ann@example.com',
      expiresAt: now + 3_600_000,
    });
    expect(await verifier.verify(unsignedToken({ uid: 'ann', now }))).toMatchObject({ email: null });
  });

  it.each(unsound)('refuses a token %s', async (_what, claims, code) => {
    await expect(verifier.verify(unsignedToken({ ...ann, claims }))).rejects.toMatchObject({ code });
  });

  it('refuses a token that claims to be signed', async () => {
    const signed = await new SignJWT(tokenClaims(ann))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a'.repeat(32)));
    await expect(verifier.verify(signed)).rejects.toMatchObject({ code: 'token_invalid' });
    const [, payload] = signed.split('.');
    const header = Buffer.from('{"alg":"RS256"}').toString('base64url');
    await expect(verifier.verify(`${header}.${payload}.`)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(verifier.verify(`${unsignedToken(ann)}c2lnbmVk`)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('The choice of the verifier', () => {
  const configuration = readConfiguration({});
  const emulator = (projectId: string) => ({ mode: 'emulator' as const, projectId, emulatorUrl: null });

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('takes unsigned tokens on %s', (host) => {
    expect(() => chooseVerifier({ ...configuration, host }, clock)).not.toThrow();
  });

  it.each(['0.0.0.0', '::', '192.168.1.10', 'guide.example', '127.evil.example'])(
    'refuses to take unsigned tokens on %s',
    (host) => {
      expect(() => chooseVerifier({ ...configuration, host }, clock)).toThrow(/HOST=.*FIREBASE_API_KEY/);
    },
  );

  it('takes unsigned tokens where browsers of this machine alone are sent', () => {
    expect(() => chooseVerifier(readConfiguration({ PUBLIC_ORIGIN: 'http://127.0.0.1:9000' }), clock)).not.toThrow();
    expect(() =>
      chooseVerifier(readConfiguration({ OTHER_HOSTS: 'guide.test, odysseus.localhost' }), clock),
    ).not.toThrow();
  });

  it.each([
    ['at an address of others', { PUBLIC_ORIGIN: 'https://guide.example' }, /PUBLIC_ORIGIN=.*FIREBASE_API_KEY/],
    [
      'under a name that others may own',
      { OTHER_HOSTS: 'guide.test, guide.example, test' },
      /OTHER_HOSTS="guide\.example,test".*FIREBASE_API_KEY/,
    ],
    ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, /TRUSTED_PROXIES=.*FIREBASE_API_KEY/],
  ])('refuses to take unsigned tokens %s', (_where, variables, message) => {
    expect(() => chooseVerifier(readConfiguration(variables), clock)).toThrow(message);
  });

  it('refuses to take unsigned tokens for a real project', () => {
    expect(() => chooseVerifier({ ...configuration, auth: emulator('guide') }, clock)).toThrow(
      /does not begin with demo-/,
    );
  });

  it('listens anywhere with a Firebase project, and takes no unsigned token then', async () => {
    const real = readConfiguration({
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://guide.example',
      TRUSTED_PROXIES: '127.0.0.1',
      FIREBASE_API_KEY: 'k',
      FIREBASE_AUTH_DOMAIN: 'guide.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'guide',
      TEST_PAYMENTS: 'on',
    });
    await expect(
      chooseVerifier(real, clock).verify(unsignedToken({ ...ann, projectId: 'guide' })),
    ).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
