import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { receipts } from '../../known/receipts';
import { currencySchema } from '../../money/currency';
import type { QuotedSum } from './quotable';

const sumsSchema = z.looseObject({
  sums: z.array(z.looseObject({ key: z.string(), amount: z.number(), currency: currencySchema, receipts })),
});

/** The sums of a country by their keys, for texts that quote `country.tax-refund`; none where it names none. @param file `country.yaml` */
export function countrySums(file: string): ReadonlyMap<string, QuotedSum> {
  if (!existsSync(file)) return new Map();
  let written: unknown;
  try {
    written = parse(readFileSync(file, 'utf8'));
  } catch {
    // What is wrong in it is told when the file itself is read.
    return new Map();
  }
  const { data } = z.safeParse(sumsSchema, written);
  return new Map(
    data?.sums.map(({ key, amount, currency, receipts: own = [] }) => [
      key,
      { amount, currency, general: own.length === 0 },
    ]),
  );
}
