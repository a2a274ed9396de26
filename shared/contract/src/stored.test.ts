import * as z from 'zod/mini';
import { createKeptValue } from './keptValue';
import { isNewerThanText, readStored, readStoredText, storedForm, type StoredFormat } from './stored';

interface Journey {
  readonly from: string;
  readonly mode: string;
}

/** In its first form a journey was a list, in its second it had no mode. */
const format: StoredFormat<Journey> = {
  version: 2,
  schema: z.object({ from: z.string(), mode: z.string() }),
  migrations: [
    (list) => ({ from: z.parse(z.array(z.string()), list)[0] }),
    (journey) => ({ ...(journey as object), mode: 'fastest' }),
  ],
};

describe('a stored value', () => {
  it.each<[string, string | null, unknown]>([
    ['none', null, { state: 'absent' }],
    [
      'the present version',
      '{"version":2,"from":"Louvre","mode":"changes"}',
      { state: 'known', value: { from: 'Louvre', mode: 'changes' } },
    ],
    [
      'the version before',
      '{"version":1,"from":"Louvre"}',
      { state: 'known', value: { from: 'Louvre', mode: 'fastest' } },
    ],
    [
      'a value from before there were versions',
      '["Louvre"]',
      { state: 'known', value: { from: 'Louvre', mode: 'fastest' } },
    ],
    ['a newer version', '{"version":3,"from":"Louvre","mode":"changes"}', { state: 'newer' }],
    ['a newer version of another shape', '{"version":12,"legs":[]}', { state: 'newer' }],
    ['no JSON', '{"version":2,', { state: 'broken' }],
    ['null', 'null', { state: 'broken' }],
    ['another shape', '{"version":2,"from":7}', { state: 'broken' }],
    ['what no migration understands', '{"from":"Louvre"}', { state: 'broken' }],
    ['a version that is none', '{"version":"3","from":"Louvre","mode":"changes"}', { state: 'broken' }],
  ])('of %s', (_what, text, expected) => {
    expect(readStoredText(format, text)).toEqual(expected);
  });

  it('carries its version', () => {
    const journey = { from: 'Louvre', mode: 'fastest' };
    expect(storedForm(format, journey)).toEqual({ version: 2, ...journey });
    expect(readStored(format, storedForm(format, journey))).toEqual({ state: 'known', value: journey });
  });

  it('may still be written as it was before there were versions, and is read in either form', () => {
    const list: StoredFormat<string[]> = {
      version: 1,
      schema: z.pipe(
        z.object({ items: z.array(z.string()) }),
        z.transform(({ items }) => items),
      ),
      migrations: [(items) => ({ items })],
      asVersion0: (items) => items,
    };
    expect(storedForm(list, ['a'])).toEqual(['a']);
    expect(readStored(list, ['a'])).toEqual({ state: 'known', value: ['a'] });
    expect(readStored(list, { version: 1, items: ['a'] })).toEqual({ state: 'known', value: ['a'] });
    expect(readStored(list, { version: 2, days: [] })).toEqual({ state: 'newer' });
  });
});

it.each<[string | null, boolean]>([
  [null, false],
  ['all', false],
  ['ana@example.com', false],
  ['{"version":1,"choice":"all"}', true],
  ['{"choice":"all"}', false],
  ['{"version":', false],
])('a text of a fixed form, %s, has given way to a newer value: %s', (text, expected) => {
  expect(isNewerThanText(text)).toBe(expected);
});

describe('a kept value', () => {
  const place = (text?: string) => {
    const kept = new Map(text === undefined ? [] : [['key', text]]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    return { value: createKeptValue(() => storage, 'key', format), text: () => kept.get('key') };
  };
  const journey: Journey = { from: 'Orsay', mode: 'changes' };

  it.each([
    undefined,
    '["Louvre"]',
    '{"version":1,"from":"Louvre"}',
    '{"version":2,"from":"Louvre","mode":"changes"}',
    'rubbish',
  ])('takes the place of %s', (text) => {
    const { value, text: now } = place(text);
    expect(value.write(journey)).toBe(true);
    expect(now()).toBe('{"version":2,"from":"Orsay","mode":"changes"}');
    value.forget();
    expect(now()).toBeUndefined();
  });

  it('leaves a newer one alone: it is not read, not overwritten and not removed', () => {
    const text = '{"version":3,"legs":[]}';
    const { value, text: now } = place(text);
    expect(value.read()).toBeUndefined();
    expect(value.write(journey)).toBe(false);
    value.forget();
    expect(now()).toBe(text);
  });

  it('throws nothing where storage is forbidden or absent', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [forbidden, () => undefined]) {
      const value = createKeptValue<Journey>(storage, 'key', format);
      expect(value.look()).toEqual({ state: 'absent' });
      expect(value.write(journey)).toBe(false);
      expect(() => value.forget()).not.toThrow();
    }
  });
});
