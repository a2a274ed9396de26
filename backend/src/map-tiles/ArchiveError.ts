/** An archive of tiles can't be used, or can't be read just now. The message says why, and what to do where something can be done. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
