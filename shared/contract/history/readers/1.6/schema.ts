import en from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';

// Zod probes for `new Function` unless told not to; the site's policy forbids it and would report each probe.
z.config({ ...en(), jitless: true });

/** Thrown when an external value does not have the shape that this contract promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /**
   * @param subject what was read, for example "the release document"
   * @param problems one line for each thing that is wrong, beginning with where it is
   */
  constructor(
    readonly subject: string,
    readonly problems: readonly string[],
  ) {
    super(`${subject} can't be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/**
 * Reads an external value. Fields that the schema does not know were added by a newer writer, and are left out; where a schema
 * is strict, as those of requests to the service are, they are refused.
 * @throws {ContractError} naming each place that is wrong
 */
export function parseWith<T extends z.ZodMiniType>(schema: T, value: unknown, subject: string): z.infer<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new ContractError(
    subject,
    result.error.issues.map((issue) => `${issue.path.length > 0 ? issue.path.join('.') : '(whole)'}: ${issue.message}`),
  );
}

/**
 * Checks a value that is about to be handed to others. Who reads is tolerant; who writes is strict: a field that no reader
 * would find is a mistake, or an addition to the contract that was not written down there.
 * @throws {ContractError} naming each place that is wrong, and each field that the schema does not know
 */
export function writeWith<T extends z.ZodMiniType>(schema: T, value: unknown, subject: string): z.infer<T> {
  const read = parseWith(schema, value, subject);
  const unknown = unknownFields(value, read);
  if (unknown.length > 0)
    throw new ContractError(
      subject,
      unknown.map((field) => `${field}: the contract knows no such field`),
    );
  return read;
}

/**
 * The fields of a value that its reader left out, each by its path: `extras.colour`.
 * @param read the value as its schema has read it
 */
export function unknownFields(value: unknown, read: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const place = path === '' ? key : `${path}.${key}`;
    if (member === undefined) return [];
    return key in read ? unknownFields(member, Reflect.get(read, key), place) : [place];
  });
}

/**
 * Entries of a list whose kind this program knows. Those of another kind were added by a newer writer, and are left out.
 * @param list what came, whatever it is: the schema that reads it afterwards says what is wrong with it
 * @param field names the kind in each entry: `type`
 */
export function knownEntries(list: unknown, field: string, kinds: readonly string[]): unknown {
  if (!Array.isArray(list)) return list;
  return list.filter((entry: unknown) => {
    const kind: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;
    return typeof kind !== 'string' || kinds.includes(kind);
  });
}
