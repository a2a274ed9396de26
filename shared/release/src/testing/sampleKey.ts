import { addKey } from '../keyRing';
import { createKeyText, readKeyText, type ReleaseKey } from '../releaseKey';
import type { Store } from '../store';

/** A key that the store knows. */
export async function sampleKey(store: Store, name: string, parts: readonly string[]): Promise<ReleaseKey> {
  const key = readKeyText(createKeyText(name), 'the test');
  await addKey(store, key, parts, new Date());
  return key;
}
