import { rmSync, writeFileSync } from 'node:fs';
import {
  addKey,
  authorise,
  createKeyText,
  readKeyRing,
  readKeyText,
  readPointer,
  ReleaseError,
  revokeKey,
} from '@odysseus/release';
import type { Command } from './command';
import type { Releasing } from './releasing';

/** Giving out and taking back keys is for whoever may release everything; in a new bucket the first key is given to whoever asks. */
async function ensureOwner({ store, key, isLocal }: Releasing, parts: readonly string[]): Promise<void> {
  const known = await readKeyRing(store);
  if (!isLocal && known.length === 0) {
    if (!parts.includes('*'))
      throw new ReleaseError(
        `${store.name} has no key yet. The first one is the owner's: npm run release -- keys create owner --parts "*"`,
      );
    return;
  }
  const own = await key();
  authorise(await readKeyRing(store), own, ['*']);
}

/** @throws {ReleaseError} rather than to write over a file */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new ReleaseError(
      `The key can't be written to ${file}: ${cause instanceof Error ? cause.message : String(cause)}. Name another file with --out.`,
      { cause },
    );
  }
}

export const keys: Command = {
  usage: 'keys create <name> --parts paris,london|"*" [--out FILE] | keys list | keys revoke <name>',
  does: 'Who may release what. A key is shown once, when it is made; the store keeps only its public half.',
  options: { parts: { type: 'string' }, out: { type: 'string' } },
  fewest: 1,
  most: 2,
  async run({ positionals: [action, name], values }, releasing) {
    const { store, say } = releasing;
    if (action === 'list' && name === undefined) {
      for (const key of await readKeyRing(store))
        say(
          `${key.name}  ${key.parts.join(', ')}  since ${key.createdAt}${key.revokedAt === null ? '' : `, revoked ${key.revokedAt}`}`,
        );
      return;
    }
    if (action === 'create' && name !== undefined) {
      const parts = String(values['parts'] ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      await ensureOwner(releasing, parts);
      const line = createKeyText(name);
      const out = values['out'];
      if (typeof out === 'string') writeNew(out, `${line}\n`);
      try {
        await addKey(store, readKeyText(line, 'the new key'), parts, new Date());
      } catch (cause) {
        if (typeof out === 'string') rmSync(out);
        throw cause;
      }
      if (typeof out === 'string') {
        say(`The key ${name} for ${parts.join(', ')} is in ${out}. Release with ODYSSEUS_RELEASE_KEY=${out}`);
      } else
        say(
          `The key ${name} for ${parts.join(', ')}. It is shown this once; keep it secret, and set ODYSSEUS_RELEASE_KEY to it:\n${line}`,
        );
      return;
    }
    if (action === 'revoke' && name !== undefined) {
      await ensureOwner(releasing, ['*']);
      await revokeKey(store, name, (await readPointer(store))?.pointer.sequence ?? 0, new Date());
      say(`The key ${name} releases nothing more. What it released stays.`);
      return;
    }
    throw new ReleaseError(`npm run release -- ${keys.usage}`);
  },
};
