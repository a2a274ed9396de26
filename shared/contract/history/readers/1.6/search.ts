import * as z from 'zod/mini';
import { knownEntries, parseWith } from './schema';

/** A whole screen, a place, or a part of a screen. */
const searchKinds = ['screen', 'place', 'section'] as const;

export const searchEntrySchema = z.object({
  kind: z.enum(searchKinds),
  title: z.string().check(z.minLength(1)),
  /** The name in the place's own language. */
  local: z.optional(z.string()),
  /** What it is, in one line; absent for what only holders of Expert Access may read. */
  line: z.optional(z.string()),
  /** Words that it is found by besides: area, kind, tags. */
  words: z.optional(z.string()),
  /** Where it stands: path and fragment, `/museums#louvre`. */
  path: z.string().check(z.regex(/^\/[^\s]*$/, 'must be a path of the site')),
});
/** Something that a visitor can look for. */
export type SearchEntry = z.infer<typeof searchEntrySchema>;

export const searchFileSchema = z.object({ schemaVersion: z.literal(1), entries: z.array(searchEntrySchema) });
/** What a remote can be searched for: `search.json` beside its entry. Premium places are named there, and nothing is told of them. */
export type SearchFile = z.infer<typeof searchFileSchema>;

/** Name of the file, beside the entry of the remote. */
export const searchFileName = 'search.json';

/**
 * Reads a search file. Entries of a kind that only a newer shell shows are left out.
 * @throws {ContractError}
 */
export function parseSearchFile(value: unknown, subject: string): SearchFile {
  const known =
    typeof value === 'object' && value !== null && 'entries' in value
      ? { ...value, entries: knownEntries(value.entries, 'kind', searchKinds) }
      : value;
  return parseWith(searchFileSchema, known, subject);
}
