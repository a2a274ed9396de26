import { readStoredText, storedForm, type Stored, type StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';

const releaseSchema = z.object({ id: z.string(), url: z.string() });

const keptPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  /** An emergency page is kept whether it is seen or not. */
  why: z.enum(['seen', 'emergency']),
  release: releaseSchema,
  /** Milliseconds since 1970. */
  seenAt: z.number(),
  keptAt: z.number(),
  /** Of the device's window when the page was kept, in its own pixels. */
  width: z.number(),
  needs: z.array(z.string()),
  mentioned: z.array(z.string()),
});
/** What is known of a kept page. */
export type KeptPage = z.infer<typeof keptPageSchema>;

const keptCitySchema = z.object({
  /** `@odysseus/paris` */
  remote: z.string(),
  release: releaseSchema,
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  width: z.number(),
  /** What the set takes on the device, its share of the shell included. */
  bytes: z.number(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  needs: z.array(z.string()),
});
/** The record of a city that is kept whole. */
export type KeptCity = z.infer<typeof keptCitySchema>;

const pageFormat: StoredFormat<KeptPage> = { version: 1, schema: keptPageSchema };
const cityFormat: StoredFormat<KeptCity> = { version: 1, schema: keptCitySchema };
/** Version 0 is the bare list. */
const ownFormat: StoredFormat<{ readonly files: readonly string[] }> = {
  version: 1,
  schema: z.object({ files: z.array(z.string()) }),
  migrations: [(files) => ({ files })],
};

/** What stands in a header must be plain ASCII. */
export function pageRecordText(page: KeptPage): string {
  return encodeURIComponent(JSON.stringify(storedForm(pageFormat, page)));
}

export function cityRecordText(city: KeptCity): string {
  return JSON.stringify(storedForm(cityFormat, city));
}

export function ownRecordText(files: readonly string[]): string {
  return JSON.stringify(storedForm(ownFormat, { files }));
}

/** What is known of a kept page. Where the record is broken the page counts as not kept; where it is newer it is left alone. */
export function readPageRecord(text: string | null): Stored<KeptPage> {
  try {
    return readStoredText(pageFormat, text === null ? null : decodeURIComponent(text));
  } catch {
    return { state: 'broken' };
  }
}

/** What is known of a set. Where the record is broken the set counts as not whole; where it is newer it is left alone. */
export function readCityRecord(text: string | undefined): Stored<KeptCity> {
  return readStoredText(cityFormat, text);
}

/** What the worker needs for its own page. */
export function readOwnRecord(text: string | undefined): Stored<{ readonly files: readonly string[] }> {
  return readStoredText(ownFormat, text);
}
