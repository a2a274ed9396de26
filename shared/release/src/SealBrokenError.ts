import { ReleaseError } from './ReleaseError';

/** A file of a release, or the seal over a group of them, is not what was signed, or is gone. What it covers is not served. */
export class SealBrokenError extends ReleaseError {
  /** @param mending what whoever holds the store can do about it */
  constructor(
    readonly key: string,
    storeName: string,
    what: 'was changed' | 'is missing',
    mending: string,
  ) {
    super(`${key} of ${storeName} ${what} after it was released. ${mending}`);
  }
}
