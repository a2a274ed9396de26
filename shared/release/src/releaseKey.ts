import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** A key is missing, malformed, unknown, revoked, or for other parts. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** The private key of somebody who releases. */
export interface ReleaseKey {
  readonly name: string;
  readonly privateKey: KeyObject;
  /** 32 bytes in base64url. */
  readonly publicKey: string;
}

/** What a signature is for, so that one can't pass for the other. */
export type Purpose = 'entry' | 'preview';

const keyPattern = /^odysseus-key-1\.([a-z0-9][a-z0-9-]{0,39})\.([A-Za-z0-9_-]{43})$/;
/** DER around the 32 bytes of an Ed25519 key (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export const keyNamePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** @returns the one line that is the key; whoever has it may release */
export function createKeyText(name: string): string {
  if (!keyNamePattern.test(name))
    throw new KeyError(`"${name}" can't name a key: lower-case letters, digits and dashes, at most 40.`);
  const der = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
  return `odysseus-key-1.${name}.${der.subarray(-32).toString('base64url')}`;
}

/**
 * @param source where the text came from, for the message
 * @throws {KeyError} that never repeats the text
 */
export function readKeyText(text: string, source: string): ReleaseKey {
  const [, name, seed] = keyPattern.exec(text.trim()) ?? [];
  if (name === undefined || seed === undefined) {
    throw new KeyError(
      `${source} holds no release key. A key is one line, odysseus-key-1.<name>.<43 characters>, as npm run release -- keys create prints it.`,
    );
  }
  const privateKey = createPrivateKey({
    key: Buffer.concat([privatePrefix, Buffer.from(seed, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    name,
    privateKey,
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64url'),
  };
}

/**
 * The key in `ODYSSEUS_RELEASE_KEY`: the key itself, or the path of a file that holds it.
 * @returns `undefined` where the variable is empty
 * @throws {KeyError}
 */
export function keyFromEnvironment(environment: Readonly<Record<string, string | undefined>>): ReleaseKey | undefined {
  const given = environment['ODYSSEUS_RELEASE_KEY']?.trim();
  if (!given) return undefined;
  if (given.startsWith('odysseus-key-')) return readKeyText(given, 'ODYSSEUS_RELEASE_KEY');
  if (!existsSync(given))
    throw new KeyError('ODYSSEUS_RELEASE_KEY is neither a release key nor the path of a file. Set it to one of both.');
  return readKeyText(readFileSync(given, 'utf8'), given);
}

function message(purpose: Purpose, content: string): Buffer {
  return Buffer.from(`odysseus-${purpose}-1\n${content}`);
}

/** @returns base64url */
export function signWith(key: ReleaseKey, purpose: Purpose, content: string): string {
  return sign(null, message(purpose, content), key.privateKey).toString('base64url');
}

/** Whether a signature is that of a public key. Anything malformed is none. */
export function isSignedBy(publicKey: string, purpose: Purpose, content: string, signature: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.concat([publicPrefix, Buffer.from(publicKey, 'base64url')]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, message(purpose, content), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
