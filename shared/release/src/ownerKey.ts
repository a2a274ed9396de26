import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addKey, readKeyRing } from './keyRing';
import { createKeyText, KeyError, keyFromEnvironment, readKeyText, type ReleaseKey } from './releaseKey';
import type { Store } from './store';

/** Reads the key in a file, which is made where there is none. Of two programs that make it at once, both get the same. */
function readOrCreate(file: string): ReleaseKey {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const work = `${file}.${process.pid}.tmp`;
    try {
      writeFileSync(work, `${createKeyText('owner')}\n`, { mode: 0o600 });
      linkSync(work, file);
    } catch (cause) {
      if (!existsSync(file)) throw cause;
    } finally {
      rmSync(work, { force: true });
    }
  }
  return readKeyText(readFileSync(file, 'utf8'), file);
}

/**
 * The key of whoever owns a local store, made and registered when it is first needed, so that a fresh machine needs no set-up.
 * @param file where it is kept: `<data>/keys/owner`
 */
export async function ownerKey(store: Store, file: string, now: Date = new Date()): Promise<ReleaseKey> {
  const key = readOrCreate(file);
  const known = () => readKeyRing(store).then((keys) => keys.find(({ publicKey }) => publicKey === key.publicKey));
  const present = await known();
  if (present) return { ...key, name: present.name };
  // Another key of that name stays from an earlier owner's folder.
  const taken = (await readKeyRing(store)).some(({ name }) => name === key.name);
  const named = {
    ...key,
    name: taken ? `owner-${Buffer.from(key.publicKey, 'base64url').toString('hex').slice(0, 8)}` : key.name,
  };
  try {
    await addKey(store, named, ['*'], now);
  } catch (cause) {
    const other = await known();
    if (!(cause instanceof KeyError) || !other) throw cause;
    return { ...key, name: other.name };
  }
  return named;
}

/**
 * The key to release with: the one in `ODYSSEUS_RELEASE_KEY`; for a local store the owner's.
 * @param ownerFile where a local store's owner key is kept; absent for a bucket
 * @throws {KeyError} when there is none
 */
export async function releaseKeyFor(
  store: Store,
  environment: Readonly<Record<string, string | undefined>>,
  ownerFile: string | undefined,
): Promise<ReleaseKey> {
  const given = keyFromEnvironment(environment);
  if (given) return given;
  if (ownerFile !== undefined) return ownerKey(store, ownerFile);
  throw new KeyError(
    `Releasing to ${store.name} needs a key. Set ODYSSEUS_RELEASE_KEY to it, or to the path of a file that holds it.`,
  );
}
