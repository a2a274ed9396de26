/** Bytes of an archive that are kept of a city. */
export const mostKept = 30_000_000;

/** What is kept of an archive of tiles for one city, all of one version. */
export interface TileKeep {
  /** Names the version; undefined where nothing is kept. */
  readonly tag: string | undefined;
  get(offset: number, length: number): Promise<ArrayBuffer | undefined>;
  /** @param lists whether it lists tiles. What can't be kept is not. */
  put(offset: number, length: number, bytes: ArrayBuffer, lists: boolean): Promise<void>;
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
    renew: async (tag) => {
      current = tag;
    },
  };
}
