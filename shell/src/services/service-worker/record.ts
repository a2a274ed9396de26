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

/** What stands in a header must be plain ASCII. */
export function pageRecordText(page: KeptPage): string {
  return encodeURIComponent(JSON.stringify(page));
}

/** @returns undefined for a record that another worker has written in a way that this one doesn't read: it counts as not kept */
export function readPageRecord(text: string | null): KeptPage | undefined {
  return text === null ? undefined : read(() => keptPageSchema, () => JSON.parse(decodeURIComponent(text)));
}

/** @returns undefined for a record that can't be read: the set counts as not whole */
export function readCityRecord(text: string): KeptCity | undefined {
  return read(() => keptCitySchema, () => JSON.parse(text));
}

function read<T>(schema: () => z.ZodMiniType<T>, value: () => unknown): T | undefined {
  try {
    const parsed = z.safeParse(schema(), value());
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
