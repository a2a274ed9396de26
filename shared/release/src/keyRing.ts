import { parseWith } from '@odysseus/contract';
import * as z from 'zod/mini';
import { isSignedBy, KeyError, keyNamePattern, type Purpose, type ReleaseKey } from './releaseKey';
import { ConditionFailedError, type Store } from './store';

const partPattern = /^(\*|[a-z][a-z0-9-]*)$/;

/** Strict, unlike what else is read: a field that is not known may take a right away, and must not be passed over. */
const publicKeySchema = z.strictObject({
  name: z.string().check(z.regex(keyNamePattern)),
  /** 32 bytes in base64url. */
  publicKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** `["paris"]`, or `["*"]` for every part. */
  parts: z.array(z.string().check(z.regex(partPattern))).check(z.minLength(1)),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** The log's length when the key was revoked: what it signed up to there stays valid, whatever clocks say. */
  revokedAfter: z.nullable(z.int()),
});
export type PublicKey = z.infer<typeof publicKeySchema>;

const keyRingSchema = z.strictObject({ schemaVersion: z.literal(1), keys: z.array(publicKeySchema) });

export const keyRingKey = 'keys.json';

/** Who may release what, as the store says. */
export async function readKeyRing(store: Store): Promise<readonly PublicKey[]> {
  return (await readTagged(store)).keys;
}

async function readTagged(store: Store): Promise<{ keys: readonly PublicKey[]; tag: string | undefined }> {
  const found = await store.get(keyRingKey);
  if (!found) return { keys: [], tag: undefined };
  let value: unknown;
  try {
    value = JSON.parse(found.body.toString('utf8'));
  } catch (cause) {
    throw new KeyError(`${keyRingKey} of ${store.name} is no JSON. Restore it from a backup.`, { cause });
  }
  return { keys: parseWith(keyRingSchema, value, `${keyRingKey} of ${store.name}`).keys, tag: found.tag };
}

async function changeKeyRing(
  store: Store,
  change: (keys: readonly PublicKey[]) => readonly PublicKey[],
): Promise<readonly PublicKey[]> {
  for (let attempt = 0; ; attempt += 1) {
    const { keys, tag } = await readTagged(store);
    const next = change(keys);
    try {
      await store.put(keyRingKey, JSON.stringify({ schemaVersion: 1, keys: next }, null, 1), {
        condition: tag === undefined ? { absent: true } : { tag },
      });
      return next;
    } catch (cause) {
      if (!(cause instanceof ConditionFailedError) || attempt >= 50) throw cause;
    }
  }
}

/** @throws {KeyError} when the name is taken or the parts are not named properly */
export async function addKey(
  store: Store,
  key: Pick<ReleaseKey, 'name' | 'publicKey'>,
  parts: readonly string[],
  now: Date,
): Promise<void> {
  const wrong = parts.filter((part) => !partPattern.test(part));
  if (wrong.length > 0 || parts.length === 0)
    throw new KeyError(
      `A key needs the parts it may release, such as paris,london or "*" for all; "${parts.join(',')}" is not that.`,
    );
  await changeKeyRing(store, (keys) => {
    if (keys.some(({ name }) => name === key.name))
      throw new KeyError(
        `There is a key named ${key.name} already. Choose another name; the names of revoked keys stay taken.`,
      );
    return [
      ...keys,
      {
        name: key.name,
        publicKey: key.publicKey,
        parts: [...parts],
        createdAt: now.toISOString(),
        revokedAt: null,
        revokedAfter: null,
      },
    ];
  });
}

/**
 * From now on the key signs nothing more; what it signed stays.
 * @param sequence the log's length
 * @throws {KeyError} for an unknown or revoked key, and for the last one that may release everything
 */
export async function revokeKey(store: Store, name: string, sequence: number, now: Date): Promise<void> {
  await changeKeyRing(store, (keys) => {
    const found = keys.find((key) => key.name === name);
    if (!found) throw new KeyError(`There is no key named ${name}. npm run release -- keys list shows them.`);
    if (found.revokedAt !== null) throw new KeyError(`The key ${name} was revoked at ${found.revokedAt} already.`);
    const masters = keys.filter((key) => key.revokedAt === null && key.parts.includes('*'));
    if (masters.length === 1 && masters[0] === found)
      throw new KeyError(
        `${name} is the last key for every part: without it nobody could give out another. Create another one with --parts "*" first.`,
      );
    return keys.map((key) => (key === found ? { ...key, revokedAt: now.toISOString(), revokedAfter: sequence } : key));
  });
}

export function mayRelease(key: PublicKey, part: string): boolean {
  return key.parts.includes('*') || key.parts.includes(part);
}

/**
 * Says no before anything is uploaded.
 * @throws {KeyError} when the key is unknown, revoked, or not for every one of the parts
 */
export function authorise(
  keys: readonly PublicKey[],
  key: Pick<ReleaseKey, 'name' | 'publicKey'>,
  parts: readonly string[],
): PublicKey {
  const known = keys.find(({ name }) => name === key.name);
  if (!known || known.publicKey !== key.publicKey) {
    throw new KeyError(
      `This store does not know the key ${key.name}. Ask whoever has the store's owner key to create one: npm run release -- keys create <name> --parts ${parts.join(',') || '<part>'}`,
    );
  }
  if (known.revokedAt !== null)
    throw new KeyError(
      `The key ${key.name} was revoked at ${known.revokedAt}. Ask whoever has the store's owner key for a new one.`,
    );
  const refused = parts.filter((part) => !mayRelease(known, part));
  if (refused.length > 0)
    throw new KeyError(
      `The key ${key.name} may release ${known.parts.join(', ')}, and not ${refused.join(', ')}. Use the key of that team, or ask it to release.`,
    );
  return known;
}

/**
 * The key that signed something.
 * @throws {KeyError} that says why the signature is not to be believed
 */
export function signerOf(
  keys: readonly PublicKey[],
  name: string,
  purpose: Purpose,
  content: string,
  signature: string,
): PublicKey {
  const known = keys.find((key) => key.name === name);
  if (!known) throw new KeyError(`it is signed by ${name}, a key that this store does not know`);
  if (!isSignedBy(known.publicKey, purpose, content, signature))
    throw new KeyError(`its signature is not that of ${name}`);
  return known;
}
