/**
 * The subresource integrity that a file's address tells: scripts and styles of a build carry their SHA-256 digest in their names.
 * A preload needs the same as the later request, or the browser fetches twice.
 * @returns undefined for an address without a digest, as a development server's
 */
export function integrityInAddress(url: string): string | undefined {
  const digest = /\.([\w-]{43})\.\w+(\?|$)/.exec(url)?.[1];
  return digest && `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=`;
}
