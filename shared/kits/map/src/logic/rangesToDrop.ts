/** What is known of a part of an archive that is kept. */
export interface KeptRange {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** When it was last read, in milliseconds since 1970. */
  readonly used: number;
  /** Whether it lists tiles: without it none that it lists can be read. */
  readonly lists: boolean;
  /** Whether it was kept at the visitor's wish, and not only because it was looked at. */
  readonly held?: boolean | undefined;
}

/** Less is dropped seldom, and so much at once, in shares of what may be kept. */
const air = 0.1;

/**
 * The keys of what goes, so that what stays is no more than may be kept: tiles that were read longest ago first, those that the
 * visitor wanted kept after all others, lists last.
 */
export function rangesToDrop(kept: readonly KeptRange[], most: number): string[] {
  let beyond = kept.reduce((sum, { size }) => sum + size, 0) - most;
  if (beyond <= 0) return [];
  const worth = ({ lists, held = false }: KeptRange): number => (lists ? 2 : held ? 1 : 0);
  const dropped: string[] = [];
  for (const range of [...kept].sort((a, b) => worth(a) - worth(b) || a.used - b.used)) {
    // Of what is wanted, no more than must.
    if (beyond <= (worth(range) > 0 ? 0 : -most * air)) break;
    dropped.push(range.key);
    beyond -= range.size;
  }
  return dropped;
}
