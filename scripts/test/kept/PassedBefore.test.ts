import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passedBefore, type PassedBefore } from './PassedBefore';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'passed-before-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'kept', 'outcomes');
const day = '2026-11-30';

function open(today = day, said: string[] = []): PassedBefore {
  return passedBefore(file(), today, (line) => said.push(line));
}

const passed = (files = 1) => ({ passed: true, files });
const failed = { passed: false, files: 1 };

it('knows what passed earlier in the day, and nothing of what failed', () => {
  open().keep(
    new Map([
      ['a', passed()],
      ['browser', passed(50)],
      ['b', failed],
    ]),
  );
  expect(['a', 'browser', 'b', 'c'].map((key) => open().files(key))).toEqual([1, 50, undefined, undefined]);
});

it('adds what others have kept meanwhile', () => {
  const first = open();
  open().keep(new Map([['a', passed()]]));
  first.keep(new Map([['b', passed()]]));
  expect(['a', 'b'].map((key) => open().files(key))).toEqual([1, 1]);
});

it('forgets what passed before it failed, and takes no pass after that for sound', () => {
  for (const outcome of [passed(), failed, passed()]) open().keep(new Map([['a', outcome]]));
  expect(open().files('a')).toBeUndefined();
});

it('knows nothing on the next day', () => {
  open().keep(new Map([['a', passed()]]));
  expect(open('2026-12-01').files('a')).toBeUndefined();
});

it('keeps the latest, however many there were', () => {
  open().keep(new Map([['first', passed()]]));
  open().keep(new Map(Array.from({ length: 5_000 }, (_, index) => [`key ${index}`, passed()])));
  expect(open().files('first')).toBeUndefined();
  expect(open().files('key 4999')).toBe(1);
});

it.each([
  ['cut', (text: string) => text.slice(0, -5)],
  ['changed', (text: string) => text.replace('true', 'trie')],
  ['empty', () => ''],
])('ignores a file that was %s with a word, and writes it anew', (_how, damage) => {
  open().keep(new Map([['a', passed()]]));
  writeFileSync(file(), damage(readFileSync(file(), 'utf8')));
  const said: string[] = [];
  expect(open(day, said).files('a')).toBeUndefined();
  expect(said).toEqual([expect.stringContaining('is damaged')]);
  open().keep(new Map([['b', passed()]]));
  expect(open(day, []).files('b')).toBe(1);
});

it('says nothing where there is no file yet, and writes none for asking', () => {
  const said: string[] = [];
  expect(open(day, said).files('a')).toBeUndefined();
  expect(said).toEqual([]);
  expect(existsSync(file())).toBe(false);
});
