import * as z from 'zod/mini';
import { knownEntries, parseWith, writeWith } from './schema';

const schema = z.object({
  name: z.string(),
  stops: z.array(z.object({ at: z.string() })),
  extras: z.optional(z.record(z.string(), z.object({ colour: z.string() }))),
});
const value = { name: 'Louvre', stops: [{ at: '10:00' }], extras: { day: { colour: 'red' } } };
const newer = {
  ...value,
  weather: 'fair',
  stops: [{ at: '10:00', dwell: 20 }],
  extras: { day: { colour: 'red', shade: 1 } },
};

it('a reader leaves out what a newer writer has added', () => {
  expect(parseWith(schema, newer, 'The trip')).toEqual(value);
});

it('a writer is told of each field that no reader would find', () => {
  expect(writeWith(schema, { ...value, extras: undefined }, 'The trip')).toMatchObject({ name: 'Louvre' });
  expect(() => writeWith(schema, newer, 'The trip')).toThrow(
    /stops\.0\.dwell: .*\n.*extras\.day\.shade: .*\n.*weather: the contract knows no such field/,
  );
});

it.each<[unknown, unknown]>([
  [
    [{ type: 'a' }, { type: 'z' }, { other: 1 }, 'text'],
    [{ type: 'a' }, { other: 1 }, 'text'],
  ],
  ['no list', 'no list'],
  [undefined, undefined],
])('of %j the entries of known kinds are %j', (list, expected) => {
  expect(knownEntries(list, 'type', ['a', 'b'])).toEqual(expected);
});
