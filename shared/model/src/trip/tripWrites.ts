import { stampTime } from './stampAfter';
import type { RecordKind, Trip } from './tripSchema';

type Fields<K extends RecordKind> = Omit<Trip[K][number], 'id' | 'stamp' | 'stamps'>;
type WriteOf<K extends RecordKind> = {
  readonly of: K;
  readonly id: string;
  /** Values of fields; null takes a field away. */
  readonly set: { readonly [F in keyof Fields<K>]?: Fields<K>[F] | null };
};
/** Fields of one record, written together. A record that is not there is made. */
export type TripWrite = { [K in RecordKind]: WriteOf<K> }[RecordKind];

export interface TripRecord {
  readonly id: string;
  readonly stamp: string;
  readonly stamps?: Readonly<Record<string, string>> | undefined;
  readonly removed?: boolean | undefined;
}

export const recordKinds = ['stops', 'days', 'about'] as const satisfies readonly RecordKind[];
const frame = new Set(['id', 'stamp', 'stamps']);

/** The fields of a record, its frame apart. */
export function fieldsOf(record: TripRecord): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => !frame.has(name) && value !== undefined));
}

/** When a field was written last, or was left out. */
export function stampOf({ stamp, stamps }: TripRecord, field: string): string {
  return stamps?.[field] ?? stamp;
}

/** A trip after some writes. @param stamp the moment at which they are made */
export function applyWrites(trip: Trip, writes: readonly TripWrite[], stamp: string): Trip {
  const next = { ...trip };
  for (const kind of recordKinds) {
    const own = writes.filter(({ of }) => of === kind);
    if (own.length > 0) Object.assign(next, { [kind]: written(trip[kind], own, stamp) });
  }
  return next;
}

function written(records: readonly TripRecord[], writes: readonly TripWrite[], stamp: string): TripRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const { id, set } of writes) {
    const before = byId.get(id);
    const fields = Object.entries({ ...(before && fieldsOf(before)), ...set }).filter(([, value]) => value !== null);
    const stamps = before && { ...before.stamps, ...Object.fromEntries(Object.keys(set).map((name) => [name, stamp])) };
    byId.set(id, {
      ...Object.fromEntries(fields),
      id,
      stamp: before?.stamp ?? stamp,
      ...(stamps ? { stamps } : {}),
    });
  }
  return [...byId.values()];
}

/** The writes that bring back what some writes change. @param trip as it is before them */
export function inverseOf(trip: Trip, writes: readonly TripWrite[]): TripWrite[] {
  return writes
    .map((write): TripWrite => {
      const before = (trip[write.of] as readonly TripRecord[]).find(({ id }) => id === write.id);
      const fields = before && fieldsOf(before);
      const set = fields
        ? Object.fromEntries(Object.keys(write.set).map((name) => [name, fields[name] ?? null]))
        : { removed: true };
      return { of: write.of, id: write.id, set };
    })
    .reverse();
}

/** Writes as they are made again after they were taken back: what they make has been there, and is removed. */
export function repeatable(trip: Trip, writes: readonly TripWrite[]): TripWrite[] {
  return writes.map((write) =>
    (trip[write.of] as readonly TripRecord[]).some(({ id }) => id === write.id)
      ? write
      : ({ ...write, set: { ...write.set, removed: null } } as TripWrite),
  );
}

/** One write a record, of what several set one after the other: of each field what was set last. */
export function writesTogether(writes: readonly TripWrite[]): TripWrite[] {
  const byRecord = new Map<string, TripWrite>();
  for (const write of writes) {
    const key = `${write.of} ${write.id}`;
    const before = byRecord.get(key);
    byRecord.set(key, before ? ({ ...write, set: { ...before.set, ...write.set } } as TripWrite) : write);
  }
  return [...byRecord.values()];
}

/** The latest moment at which anything of a trip was written; empty where nothing was. */
export function latestStamp(trip: Trip): string {
  let latest = '';
  for (const kind of recordKinds)
    for (const { stamp, stamps = {} } of trip[kind])
      for (const each of [stamp, ...Object.values(stamps)]) if (each > latest) latest = each;
  return latest;
}

/** How long what was removed is remembered for other devices, in milliseconds. */
const remembered = 60 * 86_400_000;

/** A trip without what was removed long ago. @param now milliseconds since 1970 */
export function withoutOldRemovals(trip: Trip, now: number): Trip {
  const stays = (record: TripRecord): boolean =>
    record.removed !== true || stampTime(stampOf(record, 'removed')) > now - remembered;
  return { stops: trip.stops.filter(stays), days: trip.days.filter(stays), about: trip.about.filter(stays) };
}
