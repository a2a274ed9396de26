import * as z from 'zod/mini';

/**
 * What a part keeps on a visitor's device is read by later versions of it, and by earlier ones: after going back, in a page that
 * was kept, in a tab that is still open. So a value carries its version, as a member of its own: `{"version":1,…}`. One without
 * is of version 0. An earlier one is brought to the present form, a newer one is left alone: not read, not changed, not removed.
 */
export interface StoredFormat<T> {
  /** Of what this program writes. Raised with every change, a field that is added included: an earlier version would write the value back without it. */
  readonly version: number;
  readonly schema: z.ZodMiniType<T>;
  /** Each brings a value from the version of its place to the next; where one is missing, the form stays. */
  readonly migrations?: readonly (((value: unknown) => unknown) | undefined)[];
  /**
   * The value as version 0, where that is still what is written: for as long as versions may run that know no others and would
   * take them for rubbish.
   */
  readonly asVersion0?: (value: T) => unknown;
}

/** What was found on the device. */
export type Stored<T> =
  { readonly state: 'absent' | 'broken' | 'newer' } | { readonly state: 'known'; readonly value: T };

/** Reads a stored value, or a message of another version: what JSON knows, already parsed. */
export function readStored<T>({ version, schema, migrations = [] }: StoredFormat<T>, stored: unknown): Stored<T> {
  if (stored === null || stored === undefined) return { state: 'absent' };
  const found = versioned(stored);
  if (found.version > version) return { state: 'newer' };
  try {
    const present = migrations
      .slice(found.version, version)
      .reduce<unknown>((value, migrate) => (migrate ? migrate(value) : value), found.value);
    const read = z.safeParse(schema, present);
    return read.success ? { state: 'known', value: read.data } : { state: 'broken' };
  } catch {
    return { state: 'broken' };
  }
}

/** Reads the text of a stored value. @param text null or undefined where there is none */
export function readStoredText<T>(format: StoredFormat<T>, text: string | null | undefined): Stored<T> {
  return text === null || text === undefined ? { state: 'absent' } : readStored(format, parsed(text) ?? '');
}

/** A value as it is stored, or sent to other versions. */
export function storedForm<T extends object>(
  { version, asVersion0 }: Pick<StoredFormat<T>, 'version' | 'asVersion0'>,
  value: T,
): unknown {
  if (asVersion0) return asVersion0(value);
  return version === 0 ? value : { version, ...value };
}

/**
 * Whether a plain text, whose form the specification fixes without a version, has given way to a value of a later version.
 * @param text as it stands on the device
 */
export function isNewerThanText(text: string | null | undefined): boolean {
  return typeof text === 'string' && versioned(parsed(text)).version > 0;
}

function versioned(stored: unknown): { readonly version: number; readonly value: unknown } {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return { version: 0, value: stored };
  const { version, ...value } = stored;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? { version, value }
    : { version: 0, value: stored };
}

/** @returns undefined for what is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
