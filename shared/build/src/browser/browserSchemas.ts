/**
 * What screens use of `zod/mini`, for browsers: the build puts it in the library's place (docs/decisions/036-schemas-in-browsers.md).
 * It reads and refuses what the library reads and refuses; `browserSchemas.test.ts` compares them. What a schema asks for and is not here
 * fails the build.
 */

import { isDay, momentForm, refine, regex, trim, uuidForm, type Check, type Words } from './schemaChecks';

export * from './schemaChecks';

interface Issue {
  readonly path: PropertyKey[];
  readonly message: string;
}

/** Reads a value, or tells why it can't. Members tell their own issues without the path that leads to them. */
type Reader = (input: unknown, issues: Issue[]) => unknown;

/** What schemas around one need to know of it. */
interface Traits {
  /** An absent member: left out, or read like `undefined`; refused where neither. */
  readonly absent?: 'omitted' | 'read';
  /** All that it takes, where they can be counted. */
  readonly values?: ReadonlySet<unknown>;
  readonly shape?: Shape;
  readonly strict?: boolean;
  /** Which values of a member lead to it in a union. */
  readonly leadsHere?: (member: string) => Iterable<unknown>;
}

type Shape = Readonly<Record<string, Schema>>;

/** The library's own affair: here are neither languages nor code that is made while it runs. */
export function config(): void {}

/** Nobody but a log reads the words, so that they are few: what was expected, or what is wrong. */
function issue(code: string, own?: Words, expected?: string, path: PropertyKey[] = []): Issue {
  const words = typeof own === 'string' ? own : (own?.error ?? own?.message);
  return {
    path,
    message: words ?? (expected === undefined ? `Invalid: ${code}` : `Invalid input: expected ${expected}`),
  };
}

class SchemaError extends Error {
  override readonly name = 'ZodError';
  constructor(readonly issues: readonly Issue[]) {
    super(JSON.stringify(issues));
  }
}

class Schema {
  constructor(
    readonly read: Reader,
    readonly traits: Traits = {},
  ) {}

  get shape(): Shape | undefined {
    return this.traits.shape;
  }

  /** All of them look, but at nothing that is of another type. */
  check(...checks: readonly Check[]): Schema {
    const { read } = this;
    return new Schema((input, issues) => {
      const before = issues.length;
      const value = read(input, issues);
      if (issues.length > before) return value;
      return checks.reduce((each, check) => check(each, (code, own) => issues.push(issue(code, own))), value);
    }, this.traits);
  }

  brand(): this {
    return this;
  }

  safeParse(input: unknown) {
    const issues: Issue[] = [];
    const data = this.read(input, issues);
    return issues.length > 0
      ? { success: false as const, error: new SchemaError(issues) }
      : { success: true as const, data };
  }

  parse(input: unknown): unknown {
    const result = this.safeParse(input);
    if (result.success) return result.data;
    throw result.error;
  }
}

export const safeParse = (schema: Schema, input: unknown) => schema.safeParse(input);
export const parse = (schema: Schema, input: unknown) => schema.parse(input);

/** A type of which a value is or is not. */
function type(expected: string, is: (input: unknown) => boolean, own?: Words, traits?: Traits): Schema {
  return new Schema((input, issues) => {
    if (!is(input)) issues.push(issue('invalid_type', own, expected));
    return input;
  }, traits);
}

export const string = (own?: Words) => type('string', (input) => typeof input === 'string', own);
export const number = (own?: Words) => type('number', Number.isFinite, own);
export const int = (own?: Words) => type('int', Number.isSafeInteger, own);
export const boolean = (own?: Words) => type('boolean', (input) => typeof input === 'boolean', own);
export const unknown = () => type('unknown', () => true);
const nothing = (own?: Words) =>
  type('undefined', (input) => input === undefined, own, { values: new Set([undefined]), absent: 'omitted' });
export { nothing as undefined };
export const custom = (is: (input: never) => boolean = () => true, own?: Words) =>
  new Schema((input, issues) => {
    if (!is(input as never)) issues.push(issue('custom', own));
    return input;
  });

function oneOf(values: ReadonlySet<unknown>, own: Words): Schema {
  return new Schema(
    (input, issues) => {
      if (!values.has(input)) issues.push(issue('invalid_value', own));
      return input;
    },
    { values },
  );
}

export const literal = (value: unknown, own?: Words) => oneOf(new Set(Array.isArray(value) ? value : [value]), own);
const choice = (values: readonly string[] | Readonly<Record<string, string>>, own?: Words) =>
  oneOf(new Set(Object.values(values)), own);
export { choice as enum };

/** What stands at a place within a value, with the way to what is wrong in it. */
function member(schema: Schema, input: unknown, key: PropertyKey, issues: Issue[]): unknown {
  const before = issues.length;
  const value = schema.read(input, issues);
  for (const { path } of issues.slice(before)) path.unshift(key);
  return value;
}

export function array(items: Schema, own?: Words): Schema {
  return new Schema((input, issues) => {
    if (Array.isArray(input)) return input.map((item, index) => member(items, item, index, issues));
    issues.push(issue('invalid_type', own, 'array'));
    return input;
  });
}

export function tuple(items: readonly Schema[], own?: Words): Schema {
  return new Schema((input, issues) => {
    if (Array.isArray(input) && input.length === items.length)
      return items.map((item, index) => member(item, input[index], index, issues));
    issues.push(issue('invalid_type', own, 'tuple'));
    return input;
  });
}

type Members = Record<string, unknown>;
const isObject = (input: unknown): input is Members =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

function objectOf(shape: Shape, strict: boolean, own?: Words): Schema {
  const keys = Object.keys(shape);
  return new Schema(
    (input, issues) => {
      if (!isObject(input)) {
        issues.push(issue('invalid_type', own, 'object'));
        return input;
      }
      const value: Members = {};
      for (const key of keys) {
        const schema = shape[key] as Schema;
        const { absent } = schema.traits;
        const present = key in input;
        if (!present && absent === 'omitted') continue;
        if (!present && absent === undefined) {
          const before = issues.length;
          member(schema, undefined, key, issues);
          if (issues.length === before) issues.push(issue('invalid_type', own, 'nonoptional', [key]));
          continue;
        }
        const read = member(schema, input[key], key, issues);
        if (present || read !== undefined) value[key] = read;
      }
      if (strict)
        for (const key in input)
          if (!Object.hasOwn(shape, key)) issues.push(issue('unrecognized_keys', `unrecognized key: ${key}`));
      return value;
    },
    { shape, strict, leadsHere: (key) => shape[key]?.traits.values ?? [] },
  );
}

export const object = (shape: Shape, own?: Words) => objectOf(shape, false, own);
export const strictObject = (shape: Shape, own?: Words) => objectOf(shape, true, own);

const withShape = ({ traits: { strict = false } }: Schema, shape: Shape) => objectOf(shape, strict);
const filtered = (schema: Schema, keep: (key: string) => boolean) =>
  withShape(schema, Object.fromEntries(Object.entries(schema.shape ?? {}).filter(([key]) => keep(key))));
export const extend = (schema: Schema, shape: Shape) => withShape(schema, { ...schema.shape, ...shape });
export const pick = (schema: Schema, keys: object) => filtered(schema, (key) => key in keys);
export const omit = (schema: Schema, keys: object) => filtered(schema, (key) => !(key in keys));

/** A plain one, as JSON makes them. */
const isRecord = (input: unknown): input is Members =>
  isObject(input) && [null, Object.prototype].includes(Object.getPrototypeOf(input) as object | null);

function recordOf(keys: Schema, values: Schema, partial: boolean): Schema {
  return new Schema((input, issues) => {
    if (!isRecord(input)) {
      issues.push(issue('invalid_type', undefined, 'record'));
      return input;
    }
    const value: Members = {};
    const read = (key: string): void => {
      if (key === '__proto__') return;
      const before = issues.length;
      const name = member(keys, key, key, issues);
      if (issues.length === before) value[String(name)] = member(values, input[key], key, issues);
    };
    // Where its keys can be counted it has all of them.
    const all = partial ? [] : [...(keys.traits.values ?? [])].map(String);
    for (const key of new Set([...all, ...Object.keys(input)])) read(key);
    return value;
  });
}

export const record = (keys: Schema, values: Schema) => recordOf(keys, values, false);
export const partialRecord = (keys: Schema, values: Schema) => recordOf(keys, values, true);

export function union(options: readonly Schema[], own?: Words): Schema {
  return new Schema((input, issues) => {
    for (const option of options) {
      const result = option.safeParse(input);
      if (result.success) return result.data;
    }
    issues.push(issue('invalid_union', own));
    return input;
  });
}

export function discriminatedUnion(key: string, options: readonly Schema[], own?: Words): Schema {
  const optionOf = new Map(options.flatMap((option) => [...led(option, key)].map((value) => [value, option])));
  return new Schema(
    (input, issues) => {
      const option = isObject(input) ? optionOf.get(input[key]) : undefined;
      if (option) return option.read(input, issues);
      issues.push(
        isObject(input) ? issue('invalid_union', own, undefined, [key]) : issue('invalid_type', own, 'object'),
      );
      return input;
    },
    { leadsHere: (member) => options.flatMap((option) => [...led(option, member)]) },
  );
}

const led = ({ traits }: Schema, key: string): Iterable<unknown> => traits.leadsHere?.(key) ?? [];

export const optional = (inner: Schema) =>
  new Schema((input, issues) => (input === undefined ? undefined : inner.read(input, issues)), {
    absent: 'omitted',
    ...(inner.traits.values ? { values: new Set([...inner.traits.values, undefined]) } : {}),
  });
export const nullable = (inner: Schema) =>
  new Schema((input, issues) => (input === null ? null : inner.read(input, issues)), inner.traits);
export const _default = (inner: Schema, value: unknown) =>
  new Schema((input, issues) => (input === undefined ? startOf(value) : inner.read(input, issues)), {
    absent: 'read',
  });
/** Made anew each time, so that nobody changes another's. */
const startOf = (value: unknown): unknown =>
  typeof value === 'function' ? (value as () => unknown)() : structuredClone(value);
const caught = (inner: Schema, value: unknown) =>
  new Schema(
    (input) => {
      const result = inner.safeParse(input);
      return result.success ? result.data : value;
    },
    { absent: 'read' },
  );
export { caught as catch };
export const transform = (change: (input: never) => unknown) => new Schema((input) => change(input as never));
export const pipe = (first: Schema, second: Schema) =>
  new Schema((input, issues) => {
    const before = issues.length;
    const value = first.read(input, issues);
    return issues.length > before ? value : second.read(value, issues);
  }, first.traits);

export const uuid = (own?: Words) => string(own).check(regex(uuidForm, own));
export const url = (own?: Words) => string(own).check(trim(), refine(URL.canParse.bind(URL), own));
/** A moment with its offset, as all that are read here. */
export const iso = {
  datetime: (_offset: { readonly offset: true }) =>
    string().check(
      regex(momentForm),
      refine((text: string) => isDay(text.slice(0, 10))),
    ),
};
