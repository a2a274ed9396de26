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

/** Every object of a file that bears receipts. @param value the whole file, checked against its schema */
export function bearingsOf(file: string, value: unknown, path: readonly (string | number)[] = []): Bearing[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => bearingsOf(file, item, [...path, index]));
  if (!isRecord(value)) return [];
  const { receipts: own, ...rest } = value;
  const read = own === undefined ? undefined : z.safeParse(receiptList, own);
  return [
    ...(read?.success ? [{ file, field: path.join('.'), object: value, receipts: read.data }] : []),
    ...Object.entries(rest).flatMap(([key, inner]) => bearingsOf(file, inner, [...path, key])),
  ];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
