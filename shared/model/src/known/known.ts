import * as z from 'zod/mini';
import { date } from '../primitives';
import { factKinds, type FactKind } from './receipts';

/** How the facts of an object are known, as pages are told; a fact without an entry is general: known, and read nowhere. */
export const knownSchema = z.partialRecord(
  z.enum(factKinds),
  z.strictObject({
    how: z.enum(['official', 'secondary']),
    /** Where it was read: `louvre.fr`. */
    host: z.string(),
    on: date,
  }),
);
export type Known = z.infer<typeof knownSchema>;
export type Reading = NonNullable<Known[FactKind]>;

/** Something whose facts may have been read. */
export interface Knowable {
  readonly known?: Known | undefined;
}

/** An object as pages get it: how its facts are known, in place of what was read where. */
export type WithKnown<T> = T extends unknown ? Omit<T, 'receipts' | 'site'> & { known?: Known | undefined } : never;

/** What a price is called by whoever sells it: the same fact. */
const sameFacts: readonly (readonly FactKind[])[] = [['price', 'fare']];

/** Where a fact was read; undefined where it is general. */
export function readingOf({ known }: Knowable, fact: FactKind): Reading | undefined {
  if (!known) return undefined;
  const names = sameFacts.find((names) => names.includes(fact)) ?? [fact];
  return names.map((name) => known[name]).find((reading) => reading !== undefined);
}

/** Whether a fact is known in general alone, so that it is told with 'about' and 'usually'. */
export function isGeneral(knowable: Knowable, fact: FactKind): boolean {
  return readingOf(knowable, fact) === undefined;
}
