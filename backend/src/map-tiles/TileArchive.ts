/** A part of an archive of tiles. */
export interface ArchiveRange {
  /** Fewer than asked for where the archive ends before. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names the version of the archive that the part is of. */
  readonly tag: string;
  /** Bytes of the whole archive. */
  readonly size: number;
}

/** An archive of tiles, wherever it is. */
export interface TileArchive {
  /** What it is called in messages. */
  readonly name: string;
  /** @throws {ArchiveError} when it can't be read, or not in parts */
  read(from: number, length: number): Promise<ArchiveRange>;
  close(): Promise<void>;
}
