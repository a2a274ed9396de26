/** What is known of a part of an archive that is kept. */
export interface KeptRange {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** When it was last read, in milliseconds since 1970. */
  readonly used: number;
  /** Whether it lists tiles: without it none that it lists can be read. */
  readonly lists: boolean;
}

/** Less is dropped seldom, and so much at once, in shares of what may be kept. */
const air = 0.1;

/** The keys of what goes, so that what stays is no more than may be kept: tiles that were read longest ago first, lists last. */
export function rangesToDrop(kept: readonly KeptRange[], most: number): string[] {
  let beyond = kept.reduce((sum, { size }) => sum + size, 0) - most;
  if (beyond <= 0) return [];
  beyond += most * air;
  const dropped: string[] = [];
  for (const { key, size } of [...kept].sort((a, b) => Number(a.lists) - Number(b.lists) || a.used - b.used)) {
    if (beyond <= 0) break;
    dropped.push(key);
    beyond -= size;
  }
  return dropped;
}
