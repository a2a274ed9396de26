import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Contract from '@odysseus/contract';
import type * as Trip from '@odysseus/model/trip';
import type * as library from 'zod/mini';

type Library = typeof library;

interface Modules {
  readonly schemas: Readonly<Record<string, library.ZodMiniType>>;
  readonly z: Library;
}

/** The product's modules with their schemas, made by the library or by what browsers have in its place. */
function modulesWith(own: boolean): Modules {
  let found: Modules | undefined;
  jest.isolateModules(() => {
    if (own) jest.doMock('zod/mini', () => jest.requireActual<object>('./browserSchemas'));
    else jest.dontMock('zod/mini');
    const contract = jest.requireActual<typeof Contract>('@odysseus/contract');
    const trip = jest.requireActual<typeof Trip>('@odysseus/model/trip');
    const model = jest.requireActual<object>('@odysseus/model');
    const all: object = { ...model, ...contract, trip: trip.tripFormat.schema };
    const schemas = Object.entries<unknown>({ ...all }).filter(
      (entry): entry is [string, library.ZodMiniType] =>
        typeof (Object(entry[1]) as Partial<library.ZodMiniType>).safeParse === 'function',
    );
    found = {
      schemas: Object.fromEntries(schemas),
      z: jest.requireActual<Library>(own ? './browserSchemas' : 'zod/mini'),
    };
  });
  if (!found) throw new Error('No modules came.');
  return found;
}

const theirs = modulesWith(false);
const ours = modulesWith(true);

/** What a reader makes of a value: what it reads, or that it refuses it. */
function outcome(schema: library.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? { read: result.data } : 'refused';
}

const folder = join(__dirname, '..', '..', '..', 'contract', 'history', 'documents');
const documents = readdirSync(folder).flatMap((file) =>
  Object.values(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown[]>).flat(),
);

const rubbish: readonly unknown[] = [
  null,
  undefined,
  '',
  'x',
  ' x ',
  -1,
  1.5,
  300,
  NaN,
  Infinity,
  true,
  [],
  ['x'],
  {},
  { x: 1 },
];
/** What stands for it within a document. */
const wrong: readonly unknown[] = [null, '', -1.5, [], { x: 1 }];

/** A value with one thing in it wrong, for each of its members down to some depth, and each wrong thing. */
function* spoilt(value: unknown, depth = 5): Generator<unknown> {
  yield* wrong;
  if (typeof value !== 'object' || value === null || depth === 0) return;
  if (Array.isArray(value)) {
    for (const inner of spoilt(value[0], depth - 1)) yield [inner, ...value.slice(1)];
    yield [...value, 'one more'];
    return;
  }
  yield { ...value, later: 1 };
  for (const [key, member] of Object.entries(value)) {
    const { [key]: _left, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const inner of spoilt(member, depth - 1)) yield { ...rest, [key]: inner };
  }
}

it('reads and refuses the documents of every contract, whole and spoilt in one place, as the library does', () => {
  const names = Object.keys(theirs.schemas);
  expect(Object.keys(ours.schemas)).toEqual(names);
  let read = 0;
  for (const name of names) {
    const [library, own] = [theirs.schemas[name], ours.schemas[name]];
    if (!library || !own) throw new Error(`${name} is missing.`);
    const fitting = documents.filter((document) => library.safeParse(document).success);
    for (const document of [...fitting, ...rubbish])
      expect([name, outcome(own, document)]).toEqual([name, outcome(library, document)]);
    // One of them is enough.
    for (const document of fitting.slice(0, 1))
      for (const value of spoilt(document)) {
        const [expected, got] = [outcome(library, value), outcome(own, value)];
        // Jest compares slowly: only what differs is worth its words.
        if (JSON.stringify(got) !== JSON.stringify(expected))
          expect({ name, value, got }).toEqual({ name, value, got: expected });
        if (got !== 'refused') read += 1;
      }
  }
  expect(read).toBeGreaterThan(300);
});

const made: Readonly<Record<string, (z: Library) => library.ZodMiniType>> = {
  'a trimmed text': (z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(3)),
  'an exact length': (z) => z.array(z.number()).check(z.length(1)),
  'numbers within bounds': (z) => z.number().check(z.gt(-1), z.lt(300)),
  'a whole number': (z) => z.int().check(z.gte(-1), z.lte(300)),
  'a text of a form': (z) => z.string().check(z.regex(/^x/g)),
  'a literal of several': (z) => z.literal(['x', null, true]),
  'a union': (z) => z.union([z.string().check(z.minLength(1)), z.object({ x: z.optional(z.string()) }), z.int()]),
  'a custom value': (z) => z.custom<object>((value) => typeof value === 'object'),
  'anything at all': (z) => z.unknown(),
  nothing: (z) => z.undefined(),
  'a nullable text': (z) => z.nullable(z.string()),
  'a default': (z) => z._default(z.array(z.string()), ['none']),
  'a value in place of a wrong one': (z) => z.catch(z.int(), 7),
  'a changed value': (z) =>
    z.pipe(
      z.string(),
      z.transform((text) => text.length),
    ),
  'an address': (z) => z.url(),
  'an id': (z) => z.uuid(),
  'a moment': (z) => z.iso.datetime({ offset: true }),
  'all keys of a choice': (z) => z.record(z.enum(['x', 'y']), z.int()),
  'some keys of a choice': (z) => z.partialRecord(z.enum(['x', 'y']), z.int()),
  'keys of a form': (z) => z.record(z.string().check(z.regex(/^[a-x]$/)), z.int()),
  'two numbers': (z) => z.tuple([z.number(), z.int()]),
  'absent members': (z) =>
    z.object({
      given: z.optional(z.string()),
      left: z._default(z.int(), 3),
      wrong: z.catch(z.int(), 4),
      any: z.optional(z.unknown()),
    }),
  'a member that may be anything': (z) => z.object({ x: z.unknown() }),
  'a strict object': (z) => z.strictObject({ x: z.optional(z.int()) }),
  'a strict one, extended': (z) => z.extend(z.strictObject({ x: z.int() }), { y: z.optional(z.string()) }),
  'some of its members': (z) => z.pick(z.object({ x: z.int(), y: z.int() }), { x: true }),
  'all but one': (z) => z.omit(z.strictObject({ x: z.int(), y: z.int() }), { y: true }),
  'a member of another': (z) => z.object({ x: z.int() }).shape.x,
  'one of several kinds': (z) =>
    z.discriminatedUnion('x', [
      z.object({ x: z.literal(1), y: z.int() }),
      z.discriminatedUnion('x', [
        z.strictObject({ x: z.enum(['x', 'y']) }),
        z.object({ x: z.optional(z.literal('z')) }),
      ]),
    ]),
  'a sum that holds': (z) =>
    z.object({ x: z.int(), y: z._default(z.int(), 2) }).check(z.refine(({ x, y }) => x < y, 'is too much')),
};

const values: readonly unknown[] = [
  ...rubbish,
  ...['xx', 'xxxx', 'y', 'https://odysseus.example/a b', ' https://x.example ', 'no address'],
  ...[
    '2026-11-24T09:45:00Z',
    '2026-11-24T09:45:00.5+01:00',
    '2026-02-30T09:45:00Z',
    '2024-02-29T09:45:00Z',
    '2026-11-24T24:00:00Z',
    '2026-11-24',
  ],
  ...['0199a0b4-7c1e-4d2a-9f00-3a5d1c2b4e6f', '0199a0b4-7c1e-0d2a-9f00-3a5d1c2b4e6f'],
  ...[0, 1, 299, 2 ** 53, [1], [1, 2], [1, 2, 3], [1.5, 2.5], ['a', 1], new Date(0), Object.create(null)],
  ...['x', 'y', 'z', 'X', 1, 5, null, undefined].flatMap((x) => [{ x }, { x, y: 3 }, { x, y: 'y' }, { x, z: 1 }]),
  ...[
    { y: 1 },
    { given: undefined },
    { given: 'g', left: 1, wrong: 'w', any: null },
    { left: undefined },
    { given: 2 },
  ],
];

it.each(Object.entries(made))('%s is read and refused as by the library', (_name, make) => {
  const [library, own] = [make(theirs.z), make(ours.z)];
  for (const value of values) expect([value, outcome(own, value)]).toStrictEqual([value, outcome(library, value)]);
});

it('says where something is wrong, in a schema’s own words or with what was expected', () => {
  const { z } = ours;
  const schema = z.object({ list: z.array(z.object({ day: z.string().check(z.regex(/^\d+$/, 'must be a day')) })) });
  const issues = (value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(issues({ list: [{ day: '1' }, { day: 'x' }] })).toEqual([['list.1.day', 'must be a day']]);
  expect(issues({ list: [{}] })).toEqual([['list.0.day', expect.stringContaining('expected string')]]);
  expect(() => schema.parse({})).toThrow('list');
});
