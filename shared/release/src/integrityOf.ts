import { createHash } from 'node:crypto';

/** The digest of a file as release documents and browsers write it: `sha384-…`. */
export function integrityOf(body: Buffer): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
