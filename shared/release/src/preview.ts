import { z } from 'zod';
import { mayRelease, readKeyRing, type PublicKey } from './keyRing';
import { isSignedBy, signWith, type ReleaseKey } from './releaseKey';
import type { Store } from './store';

/** Why a preview is not shown. */
export type PreviewRefusal = 'malformed' | 'altered' | 'expired' | 'not yet valid' | 'key not valid';

export class PreviewError extends Error {
  override readonly name = 'PreviewError';
  constructor(readonly refusal: PreviewRefusal) {
    super(
      `The preview can't be shown: its address is ${refusal}. Ask whoever sent it for a new one: npm run release -- preview <part>`,
    );
  }
}

/** A version that the holder of an address sees, and until when. */
export interface Preview {
  readonly part: string;
  readonly version: string;
  readonly expires: Date;
}

/** The signature covers the payload's text as it stands, with what a later tool may have added to it. */
const payloadSchema = z.object({
  part: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/),
  /** Seconds since 1970, both. */
  issued: z.int(),
  expires: z.int(),
  key: z.string(),
});

/** Seconds by which the clocks of who signs and who checks may differ. */
const clockSkew = 120;
/** Seconds. */
const longestLife = 30 * 86_400;
const longestToken = 1_000;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/** @returns the token of an address `/preview/<token>` */
export function signPreview({ part, version, expires }: Preview, key: ReleaseKey, now: Date): string {
  const payload = Buffer.from(
    JSON.stringify({ part, version, issued: seconds(now), expires: seconds(expires), key: key.name }),
  ).toString('base64url');
  return `${payload}.${signWith(key, 'preview', payload)}`;
}

/**
 * @param keys the store's, see `readKeyRing`
 * @throws {PreviewError} saying why not
 */
export function verifyPreview(token: string, keys: readonly PublicKey[], now: Date): Preview {
  const [, payload, signature] = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/.exec(token.slice(0, longestToken)) ?? [];
  if (payload === undefined || signature === undefined) throw new PreviewError('malformed');
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    throw new PreviewError('malformed');
  }
  const parsed = payloadSchema.safeParse(value);
  if (!parsed.success) throw new PreviewError('malformed');
  const { part, version, issued, expires, key: name } = parsed.data;
  const key = keys.find((known) => known.name === name);
  if (!key || key.revokedAt !== null || !mayRelease(key, part)) throw new PreviewError('key not valid');
  if (!isSignedBy(key.publicKey, 'preview', payload, signature)) throw new PreviewError('altered');
  if (issued > seconds(now) + clockSkew || expires - issued > longestLife) throw new PreviewError('not yet valid');
  if (expires + clockSkew <= seconds(now)) throw new PreviewError('expired');
  return { part, version, expires: new Date(expires * 1_000) };
}

const previewsFolder = 'previews/';

const recordSchema = z.strictObject({
  key: z.string(),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string(),
});

const sealedText = (part: string, version: string, until: number, seal: string): string =>
  JSON.stringify([part, version, until, seal]);

/** Has the version kept until the preview expires, and its files believed as they were sealed. @param seal name of the seal over its files */
export async function recordPreview(
  store: Store,
  { part, version, expires }: Preview,
  key: ReleaseKey,
  seal: string,
): Promise<void> {
  const until = seconds(expires) + clockSkew;
  const record = { key: key.name, seal, signature: signWith(key, 'preview', sealedText(part, version, until, seal)) };
  await store.put(`${previewsFolder}${part}/${version}/${until}.json`, JSON.stringify(record));
}

/** Seals of versions that are shown in previews, by `paris@1.0.0`, where a key that may release the part has signed them. */
export async function currentPreviewSeals(store: Store, now: Date): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const keys = await readKeyRing(store);
  for (const { part, version, until } of (await recordedPreviews(store, now)).current) {
    const stored = await store.get(`${previewsFolder}${part}/${version}/${until}.json`);
    const record = recordSchema.safeParse(stored && parsed(stored.body));
    if (!record.success) continue;
    const { key: name, seal, signature } = record.data;
    const key = keys.find((known) => known.name === name && known.revokedAt === null && mayRelease(known, part));
    if (key && isSignedBy(key.publicKey, 'preview', sealedText(part, version, until, seal), signature))
      found.set(`${part}@${version}`, seal);
  }
  return found;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Previews that were given out, with the keys of those that are over. */
export async function recordedPreviews(
  store: Store,
  now: Date,
): Promise<{ current: { part: string; version: string; until: number }[]; expired: string[] }> {
  const current: { part: string; version: string; until: number }[] = [];
  const expired: string[] = [];
  for (const key of await store.list(previewsFolder)) {
    const [, part, version, until] = /^previews\/([^/]+)\/([^/]+)\/(\d+)\.json$/.exec(key) ?? [];
    if (part === undefined || version === undefined) continue;
    if (Number(until) > seconds(now)) current.push({ part, version, until: Number(until) });
    else expired.push(key);
  }
  return { current, expired };
}
