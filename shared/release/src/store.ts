/** How a stored file is served by whoever serves the store. */
export interface StoredHeaders {
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly contentEncoding?: string;
}

/** What must hold for a write to happen: nothing is there yet, or exactly the content that was read with that tag. */
export type WriteCondition = { readonly absent: true } | { readonly tag: string };

export interface PutOptions extends StoredHeaders {
  readonly condition?: WriteCondition;
}

export interface StoredObject {
  readonly body: Buffer;
  /** Changes whenever the content does; for `WriteCondition`. */
  readonly tag: string;
}

/**
 * Where builds and releases live. Keys are paths with slashes (`parts/paris/1.0.0-…/manifest.json`). Every write is atomic:
 * a reader meets the old content or the new one, never a part of it.
 *
 * Every method throws a {@link StoreError} when the store can't be used.
 */
export interface Store {
  /** What the store is, for messages: a folder's path, `s3://bucket/prefix`. */
  readonly name: string;
  get(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  /** Bytes, or `undefined` where nothing is stored. */
  size(key: string): Promise<number | undefined>;
  /** When it was written last, by the store's own clock; `undefined` where nothing is stored. */
  modified(key: string): Promise<Date | undefined>;
  /** Every key that begins so, in order. */
  list(prefix: string): Promise<string[]>;
  /**
   * Headers that are not given follow from the key ({@link headersOf}).
   * @throws {ConditionFailedError} when the condition does not hold; nothing is written then
   */
  put(key: string, body: Buffer | string, options?: PutOptions): Promise<void>;
  /** Removes what is there of these. */
  remove(keys: readonly string[]): Promise<void>;
}

/** The store can't be read or written; the message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Someone else wrote first. */
export class ConditionFailedError extends Error {
  override readonly name = 'ConditionFailedError';
  constructor(readonly key: string) {
    super(`${key} was changed by someone else in the meantime.`);
  }
}

/**
 * Keeps a key within its store.
 * @throws {StoreError} for a key that could lead elsewhere
 */
export function checkKey(key: string): string {
  const pieces = key.split('/');
  const leadsElsewhere = pieces.some((piece) => piece === '' || piece === '.' || piece === '..');
  // Control characters, and what another system would take for a separator.
  // eslint-disable-next-line no-control-regex -- these are what no name may hold
  const isUnreadable = /[\u0000-\u001f\\]/.test(key);
  if (leadsElsewhere || isUnreadable || key.length > 900) {
    throw new StoreError(
      `${JSON.stringify(key)} can't be a key of the store: it must be a plain path such as parts/paris/1.0.0/entry.js.`,
    );
  }
  return key;
}
