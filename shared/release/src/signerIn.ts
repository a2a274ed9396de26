import { signerOf, type PublicKey } from './keyRing';
import { signedText, type LogEntry } from './logEntry';
import { KeyError } from './releaseKey';

/**
 * The key that signed an entry.
 * @throws {KeyError} when nobody, or nobody any more, may have signed it
 */
export function signerIn(keys: readonly PublicKey[], entry: LogEntry): PublicKey {
  const signer = signerOf(keys, entry.actor, 'entry', signedText(entry), entry.signature);
  if (signer.revokedAfter !== null && entry.sequence > signer.revokedAfter)
    throw new KeyError(`the key ${signer.name} was revoked at ${signer.revokedAt ?? ''}`);
  return signer;
}
