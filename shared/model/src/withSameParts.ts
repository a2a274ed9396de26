/**
 * A value that says what `after` says, made of the parts of `before` that say the same; `before` itself where all of it does.
 * The order of fields and of entries counts, for it is seen in what is written of them. Neither value is changed.
 */
export function withSameParts<T>(before: unknown, after: T): T {
  return merged(before, after) as T;
}

function merged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isComposed(before) || !isComposed(after)) return after;
  const kind: unknown = Object.getPrototypeOf(after);
  if (Object.getPrototypeOf(before) !== kind) return after;
  if (Array.isArray(after)) return mergedList(before as readonly unknown[], after);
  if (after instanceof Map) return mergedMap(before as ReadonlyMap<unknown, unknown>, after);
  return kind === Object.prototype ? mergedRecord(before, after) : after;
}

function isComposed(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function mergedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((item, index) => merged(before[index], item));
  return list.length === before.length && list.every((item, index) => Object.is(item, before[index])) ? before : list;
}

function mergedMap(
  before: ReadonlyMap<unknown, unknown>,
  after: ReadonlyMap<unknown, unknown>,
): ReadonlyMap<unknown, unknown> {
  const entries = [...after].map(([key, value]) => [key, merged(before.get(key), value)] as const);
  const earlier = [...before];
  const isSame = entries.every(
    ([key, value], index) => Object.is(key, earlier[index]?.[0]) && Object.is(value, earlier[index]?.[1]),
  );
  return isSame && entries.length === earlier.length ? before : new Map(entries);
}

function mergedRecord(before: object, after: object): object {
  const fields = Object.entries(after).map(([key, value]) => [key, merged(Reflect.get(before, key), value)] as const);
  const earlier = Object.keys(before);
  const isSame = fields.every(
    ([key, value], index) => key === earlier[index] && Object.is(value, Reflect.get(before, key)),
  );
  return isSame && fields.length === earlier.length ? before : Object.fromEntries(fields);
}
