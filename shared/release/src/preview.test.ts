import { PreviewError, signPreview, verifyPreview, type PreviewRefusal } from './preview';
import type { PublicKey } from './keyRing';
import { createKeyText, readKeyText } from './releaseKey';

const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
const paris = readKeyText(createKeyText('paris-team'), 'the test');
const publicHalf = (given: Partial<PublicKey> = {}): PublicKey => ({
  name: paris.name,
  publicKey: paris.publicKey,
  parts: ['paris'],
  createdAt: '',
  revokedAt: null,
  revokedAfter: null,
  ...given,
});
const preview = { part: 'paris', version: '1.1.0-0123456789', expires: later(7_200) };
const token = signPreview(preview, paris, now);

function refusal(
  given: string,
  at: Date = now,
  keys: readonly PublicKey[] = [publicHalf()],
): PreviewRefusal | undefined {
  try {
    verifyPreview(given, keys, at);
    return undefined;
  } catch (cause) {
    if (cause instanceof PreviewError) return cause.refusal;
    throw cause;
  }
}

it('shows what was signed until it expires, with the clocks a little apart', () => {
  expect(verifyPreview(token, [publicHalf()], later(7_100))).toEqual(preview);
  expect(refusal(token, later(-100))).toBeUndefined();
  expect(refusal(token, later(7_300))).toBeUndefined();
  expect(refusal(token, later(7_400))).toBe('expired');
  expect(refusal(token, later(-600))).toBe('not yet valid');
});

it('is refused once anything of it is altered', () => {
  const [payload = '', signature = ''] = token.split('.');
  const altered = (change: object): string =>
    `${Buffer.from(JSON.stringify({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...change })).toString('base64url')}.${signature}`;
  expect(refusal(altered({ version: '9.9.9' }))).toBe('altered');
  expect(refusal(altered({ expires: 9_999_999_999 }))).toBe('altered');
  expect(refusal(altered({ part: 'london' }))).toBe('key not valid');
  expect(refusal(altered({ part: '../x' }))).toBe('malformed');
  expect(refusal(`${payload}.AAAA`)).toBe('altered');
  for (const wrong of ['', '.', payload, 'a.b.c', '%2e.%2e', `${'a'.repeat(5_000)}.b`])
    expect(refusal(wrong)).toBe('malformed');
});

it('needs a valid key for the part', () => {
  const other = readKeyText(createKeyText('paris-team'), 'the test');
  expect(refusal(token, now, [])).toBe('key not valid');
  expect(refusal(token, now, [publicHalf({ parts: ['london'] })])).toBe('key not valid');
  expect(refusal(token, now, [publicHalf({ revokedAt: '2026-11-21T11:00:00Z', revokedAfter: 3 })])).toBe(
    'key not valid',
  );
  expect(refusal(token, now, [publicHalf({ publicKey: other.publicKey })])).toBe('altered');
  expect(refusal(token, now, [publicHalf({ parts: ['*'] })])).toBeUndefined();
});

it('lasts no longer than a month, whoever signed', () => {
  expect(refusal(signPreview({ ...preview, expires: later(86_400 * 400) }, paris, now))).toBe('not yet valid');
});
