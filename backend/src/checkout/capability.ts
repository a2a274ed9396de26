import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits that lets its holder act on one checkout. Only its hash is kept. */
export function newCapability(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** Whether a secret is the one whose hash was kept. */
export function opens(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** The secret of an `Authorization: Checkout` header. */
export function capabilityFrom(header: string | undefined): string | undefined {
  return header !== undefined && /^checkout /i.test(header) ? header.slice(9).trim() || undefined : undefined;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
