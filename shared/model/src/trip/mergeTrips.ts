import type { Trip } from './tripSchema';
import { fieldsOf, recordKinds, stampOf, type TripRecord } from './tripWrites';

/**
 * Two states of one trip brought together: of each field the value that was written last. It is the same whichever comes first,
 * and whatever was merged before.
 */
export function mergeTrips(one: Trip, other: Trip): Trip {
  if (one === other) return one;
  return Object.fromEntries(
    recordKinds.map((kind) => [kind, mergedRecords(one[kind], other[kind])]),
  ) as unknown as Trip;
}

function mergedRecords(one: readonly TripRecord[], other: readonly TripRecord[]): TripRecord[] {
  const byId = new Map(one.map((record) => [record.id, record]));
  for (const record of other) {
    const known = byId.get(record.id);
    // The very same record where both say the same: what shows it is not drawn anew.
    const same = !known || known === record || JSON.stringify(known) === JSON.stringify(record);
    const merged = same ? record : mergedRecord(known, record);
    byId.set(record.id, merged);
  }
  return [...byId.values()];
}

function mergedRecord(one: TripRecord, other: TripRecord): TripRecord {
  const stamp = one.stamp < other.stamp ? one.stamp : other.stamp;
  const [fields, otherFields] = [fieldsOf(one), fieldsOf(other)];
  const names = new Set(
    [fields, otherFields, one.stamps ?? {}, other.stamps ?? {}].flatMap((each) => Object.keys(each)),
  );
  const values: [string, unknown][] = [];
  const stamps: [string, string][] = [];
  for (const name of names) {
    const [own, others] = [stampOf(one, name), stampOf(other, name)];
    const takes = own === others ? textOf(fields[name]) >= textOf(otherFields[name]) : own > others;
    const value = takes ? fields[name] : otherFields[name];
    if (value !== undefined) values.push([name, value]);
    const latest = own > others ? own : others;
    if (latest !== stamp) stamps.push([name, latest]);
  }
  return {
    ...Object.fromEntries(values),
    id: one.id,
    stamp,
    ...(stamps.length > 0 ? { stamps: Object.fromEntries(stamps) } : {}),
  };
}

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));
