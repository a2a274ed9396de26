import { createKeptValue, type StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';

/** The canary buckets of a tab: which share of visits it belongs to, for each part. */
export interface CanaryBuckets {
  /** A number from 0 to 99 for a part, drawn when it is first asked for and the same for as long as the tab lives. */
  of(part: string): number;
}

/** Holds the numbers by part. They say nothing about the visitor, end with the tab, and are drawn only where a canary asks for one. */
export const bucketsKey = 'odysseus-draws';

const bucketsFormat: StoredFormat<Record<string, number>> = {
  version: 0,
  schema: z.record(z.string(), z.int().check(z.gte(0), z.lte(99))),
};

/**
 * Buckets that a reload keeps. Where storage is absent, full or holds rubbish, they live in memory.
 * @param storage looked up at each use, because the mere look at it may throw
 * @param random from 0 to below 1
 */
export function createCanaryBuckets(
  storage: () => Storage = () => sessionStorage,
  random: () => number = Math.random,
): CanaryBuckets {
  const drawn = new Map<string, number>();
  const kept = createKeptValue(storage, bucketsKey, bucketsFormat);

  return {
    of(part) {
      const known = drawn.get(part);
      if (known !== undefined) return known;
      const stored = kept.read() ?? {};
      const bucket = stored[part] ?? Math.floor(random() * 100);
      drawn.set(part, bucket);
      if (stored[part] === undefined) kept.write({ ...stored, [part]: bucket });
      return bucket;
    },
  };
}
