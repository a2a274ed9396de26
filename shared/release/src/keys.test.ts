import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folderStore';
import { addKey, authorise, readKeyRing, revokeKey } from './keyRing';
import { ownerKey, releaseKeyFor } from './ownerKey';
import { createKeyText, isSignedBy, KeyError, keyFromEnvironment, readKeyText, signWith } from './releaseKey';
import type { Store } from './store';
import { sampleKey } from './testing/sampleKey';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a key', () => {
  it('is one line, and signs for one purpose', () => {
    const text = createKeyText('paris-team');
    expect(text).toMatch(/^odysseus-key-1\.paris-team\.[A-Za-z0-9_-]{43}$/);
    const key = readKeyText(`${text}\n`, 'the test');
    const signature = signWith(key, 'entry', 'content');
    expect(isSignedBy(key.publicKey, 'entry', 'content', signature)).toBe(true);
    expect(isSignedBy(key.publicKey, 'preview', 'content', signature)).toBe(false);
    expect(isSignedBy(key.publicKey, 'entry', 'other content', signature)).toBe(false);
    expect(isSignedBy('nonsense', 'entry', 'content', signature)).toBe(false);
  });

  it.each(['', 'odysseus-key-1.paris', 'odysseus-key-2.paris.AAAA', `odysseus-key-1.Paris.${'A'.repeat(43)}`])(
    'that is malformed is refused without being repeated: %j',
    (text) => {
      expect(() => readKeyText(text, 'ODYSSEUS_RELEASE_KEY')).toThrow(/^ODYSSEUS_RELEASE_KEY holds no release key/);
      if (text !== '') expect(() => readKeyText(text, 'it')).not.toThrow(text);
    },
  );

  it('comes from the environment, as itself or as a file', () => {
    const text = createKeyText('paris-team');
    const file = join(folder, 'paris.key');
    writeFileSync(file, `${text}\n`);
    expect(keyFromEnvironment({})).toBeUndefined();
    expect(keyFromEnvironment({ ODYSSEUS_RELEASE_KEY: text })?.name).toBe('paris-team');
    expect(keyFromEnvironment({ ODYSSEUS_RELEASE_KEY: file })?.publicKey).toBe(readKeyText(text, 'x').publicKey);
    expect(() => keyFromEnvironment({ ODYSSEUS_RELEASE_KEY: join(folder, 'gone') })).toThrow(KeyError);
  });
});

describe('the owner’s key', () => {
  it('is made when it is first needed, for this user alone, and then stays', async () => {
    const file = join(folder, 'keys', 'owner');
    const [one, other] = await Promise.all([ownerKey(store, file), ownerKey(store, file)]);
    expect(one.publicKey).toBe(other.publicKey);
    expect((await ownerKey(store, file)).publicKey).toBe(one.publicKey);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readKeyRing(store)).toEqual([expect.objectContaining({ name: 'owner', parts: ['*'] })]);
    expect((await store.get('keys.json'))?.body.toString()).not.toContain(
      readFileSync(file, 'utf8').trim().split('.')[2],
    );
  });

  it('gets another name where an earlier owner’s is known', async () => {
    await ownerKey(store, join(folder, 'one'));
    const second = await ownerKey(store, join(folder, 'two'));
    expect(second.name).toMatch(/^owner-[0-9a-f]{8}$/);
    expect(authorise(await readKeyRing(store), second, ['shell', 'paris'])).toBeDefined();
  });

  it('is none of a bucket’s', async () => {
    await expect(releaseKeyFor(store, {}, undefined)).rejects.toThrow(/Set ODYSSEUS_RELEASE_KEY/);
  });
});

describe('the keys of a store', () => {
  it('have names of their own, and parts', async () => {
    await sampleKey(store, 'paris-team', ['paris']);
    const again = readKeyText(createKeyText('paris-team'), 'x');
    await expect(addKey(store, again, ['paris'], new Date())).rejects.toThrow(/a key named paris-team already/);
    await expect(addKey(store, { ...again, name: 'other' }, [], new Date())).rejects.toThrow(/needs the parts/);
    await expect(addKey(store, { ...again, name: 'other' }, ['../x'], new Date())).rejects.toThrow(/needs the parts/);
  });

  it('are all kept when several are made at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => sampleKey(store, `key-${index}`, ['paris'])));
    expect((await readKeyRing(store)).map(({ name }) => name).sort()).toEqual(
      Array.from({ length: 8 }, (_, index) => `key-${index}`),
    );
  });

  it('can be revoked once, but for the last that may release everything', async () => {
    await sampleKey(store, 'owner', ['*']);
    await sampleKey(store, 'paris-team', ['paris']);
    await revokeKey(store, 'paris-team', 4, new Date());
    await expect(revokeKey(store, 'paris-team', 4, new Date())).rejects.toThrow(/was revoked at/);
    await expect(revokeKey(store, 'nobody', 4, new Date())).rejects.toThrow(/no key named nobody/);
    await expect(revokeKey(store, 'owner', 4, new Date())).rejects.toThrow(/last key for every part/);
  });

  it('that are damaged are said to be', async () => {
    await store.put('keys.json', '{');
    await expect(readKeyRing(store)).rejects.toThrow(/keys.json of .* is no JSON/);
  });
});
