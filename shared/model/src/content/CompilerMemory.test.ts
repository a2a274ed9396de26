import { CompilerMemory } from './CompilerMemory';

it('makes a thing again where one of its inputs is another object, and where it could not be made', () => {
  const memory = new CompilerMemory();
  const input = { name: 'Louvre' };
  const make = jest.fn(() => ({}));
  const first = memory.once('card', [input, 1], make);
  expect(memory.once('card', [input, 1], make)).toBe(first);
  expect(memory.once('card', [{ ...input }, 1], make)).not.toBe(first);
  expect(memory.once('card', [input], make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  const fail = () => {
    throw new Error('No card.');
  };
  expect(() => memory.once('other', [input], fail)).toThrow('No card.');
  expect(memory.once('other', [input], () => 'a card')).toBe('a card');
});

it('gives what says the same as the same object, and the parts of it that do', () => {
  const memory = new CompilerMemory();
  const said = (name: string) => ({
    list: [{ name }, { name: 'Orsay' }],
    map: new Map([['louvre', { name }]]),
    place: { name: 'Orsay' },
  });
  const first = memory.steady('screen', said('Louvre'));
  expect(memory.steady('screen', said('Louvre'))).toBe(first);
  const second = memory.steady('screen', said('The Louvre'));
  expect(second).toEqual(said('The Louvre'));
  expect(second.list[1]).toBe(first.list[1]);
  expect(second.place).toBe(first.place);
  expect(first).toEqual(said('Louvre'));
});

it.each<[string, unknown, unknown]>([
  ['fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a field less', { a: 1, b: 2 }, { a: 1 }],
  ['a field that is not told', { a: 1 }, { a: 1, b: undefined }],
  ['an item less', [1, 2], [1]],
  [
    'entries in another order',
    new Map([
      [1, 1],
      [2, 2],
    ]),
    new Map([
      [2, 2],
      [1, 1],
    ]),
  ],
  ['a list in place of an object', { 0: 1 }, [1]],
  ['nothing', { a: 1 }, null],
])('tells %s', (_what, before, after) => {
  const memory = new CompilerMemory();
  memory.steady('screen', before);
  const told = memory.steady('screen', after);
  expect(told).not.toBe(before);
  expect(told).toStrictEqual(after);
  const fields = (value: unknown) => JSON.stringify(value instanceof Map ? [...value] : value);
  expect(fields(told)).toBe(fields(after));
});
