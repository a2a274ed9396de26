import * as z from 'zod/mini';
import { receiptSchema, type Receipt } from '../../known/receipts';

/** An object of a file whose facts were read somewhere. */
export interface Bearing {
  readonly file: string;
  /** Path of the object, `places.3`. */
  readonly field: string;
  readonly object: Readonly<Record<string, unknown>>;
  readonly receipts: readonly Receipt[];
}

const receiptList = z.array(receiptSchema);

/** By what the file holds: several ask for the same, and a file that nobody has written to holds the same object. */
const known = new WeakMap<object, { readonly file: string; readonly bearings: readonly Bearing[] }>();

/** Every object of a file that bears receipts. @param value the whole file, checked against its schema */
export function bearingsOf(file: string, value: unknown): readonly Bearing[] {
  if (typeof value !== 'object' || value === null) return [];
  const before = known.get(value);
  if (before?.file === file) return before.bearings;
  const bearings: Bearing[] = [];
  gather(file, value, '', bearings);
  known.set(value, { file, bearings });
  return bearings;
}

function gather(file: string, value: unknown, field: string, found: Bearing[]): void {
  if (typeof value !== 'object' || value === null) return;
  const before = field === '' ? '' : `${field}.`;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) gather(file, item, `${before}${index}`, found);
    return;
  }
  if (!isRecord(value)) return;
  const { receipts: own, ...rest } = value;
  const read = own === undefined ? undefined : z.safeParse(receiptList, own);
  if (read?.success) found.push({ file, field, object: value, receipts: read.data });
  for (const [key, inner] of Object.entries(rest)) gather(file, inner, `${before}${key}`, found);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
