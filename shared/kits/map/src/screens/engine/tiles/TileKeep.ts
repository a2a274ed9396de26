/** Bytes of an archive that are kept of a city. */
export const mostKept = 30_000_000;

/** A part of an archive: bytes from its beginning, and how many. */
export interface ArchivePart {
  readonly offset: number;
  readonly length: number;
  /** Whether it lists tiles. */
  readonly lists?: boolean;
}

/** What is kept of an archive of tiles for one city, all of one version. */
export interface TileKeep {
  /** Names the version; undefined where nothing is kept. */
  readonly tag: string | undefined;
  get(offset: number, length: number): Promise<ArrayBuffer | undefined>;
  /**
   * What can't be kept is not; nor is anything in a page in which the visitor has removed what is kept, until parts are held.
   * @param lists whether it lists tiles
   */
  put(offset: number, length: number, bytes: ArrayBuffer, lists: boolean): Promise<void>;
  /** Which of some parts are kept, of this version. */
  kept(parts: readonly ArchivePart[]): Promise<readonly ArchivePart[]>;
  /**
   * Keeps parts at the visitor's wish: all of them, or none, and they go after all others.
   * @param parts without bytes where they are kept already
   * @throws {Error} when they can't be kept: storage is full, or forbidden
   */
  hold(parts: readonly (ArchivePart & { readonly bytes?: ArrayBuffer })[]): Promise<void>;
  /** Forgets what is kept, for another version. */
  renew(tag: string): Promise<void>;
}

/** Where nothing can be kept: storage is forbidden, or broken. */
export function noKeep(): TileKeep {
  let current: string | undefined;
  return {
    get tag() {
      return current;
    },
    get: async () => undefined,
    put: async () => undefined,
    kept: async () => [],
    hold: async () => {
      throw new Error('Nothing can be kept here.');
    },
    renew: async (tag) => {
      current = tag;
    },
  };
}
