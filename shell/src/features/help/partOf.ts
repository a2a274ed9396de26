/** The part of the site that a remote is: `paris` of `@odysseus/paris`. */
export function partOf(remote: string): string {
  return remote.replace(/^@odysseus\//, '');
}
