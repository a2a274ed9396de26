import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContentError, CompilerMemory, placeFiles } from '@odysseus/model/content';
import { compileContent, type CompiledContent } from './compile';

const root = mkdtempSync(join(tmpdir(), 'compile-again-'));
const content = join(root, 'content');
const memory = new CompilerMemory();
const compiled = (from?: CompilerMemory): CompiledContent => compileContent(content, root, undefined, from);
let first: CompiledContent;
/** What was compiled last. */
let before: CompiledContent;

/** Writes to a file of the remote. @returns what puts it back */
function edit(name: string, find: string | RegExp, replacement: string): () => void {
  const file = join(root, name);
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(find, replacement);
  if (edited === text) throw new Error(`${name} does not contain ${String(find)}.`);
  writeFileSync(file, edited);
  return () => writeFileSync(file, text);
}

/** The names of files whose screens a page would have to be given again. */
const changed = (after: CompiledContent): string[] =>
  [...after.pageScreens].flatMap(([file, screen]) =>
    screen === before.pageScreens.get(file) ? [] : [file.replace(/^.*screens\/|\.yaml$/g, '')],
  );

/** As Jest's `toEqual`, which takes seconds for a whole city: it is asked only where they are not the same, to say in what. */
function expectSame(what: string, found: CompiledContent, expected: CompiledContent): void {
  if (!isDeepStrictEqual(found, expected)) expect({ what, found }).toEqual({ what, found: expected });
}

beforeAll(() => {
  for (const name of ['content', 'metro', 'map', 'src'])
    cpSync(join('remotes', 'paris', name), join(root, name), { recursive: true });
  first = compiled(memory);
  before = first;
});
afterAll(() => rmSync(root, { recursive: true }));

/** The file of places that the Louvre stands in, first of them. */
const louvre = relative(
  'remotes/paris',
  placeFiles('remotes/paris/content/places').files.find((file) =>
    readFileSync(file, 'utf8').includes('\nplaces:\n  - id: louvre\n'),
  ) ?? '',
);

/** Edits of each kind of file, and of the screens that each of them changes one. */
const edits: readonly [what: string, file: string, find: string | RegExp, replacement: string, changes?: string][] = [
  ['a screen', 'content/screens/museums.yaml', /^lead: /m, 'lead: Louder. ', 'museums'],
  ['an overview', 'content/screens/overview.yaml', /^lead: /m, 'lead: Louder. ', 'overview'],
  ['the words of a place', louvre, /^( {4}summary: )(['"]?)/m, '$1$2Louder. ', 'map'],
  ['the name of a place', louvre, /^( {4}name: )(['"]?)/m, '$1$2New ', 'museums'],
  // Together with its receipt, which would contradict it.
  [
    'a sum that texts quote',
    'content/country.yaml',
    /amount: 100(?<between>[^]*?supérieur à )100 €/,
    'amount: 105$<between>105 €',
    'overview',
  ],
  ['what the menu calls a screen', 'content/screens/metro.yaml', /^( {2}text: )/m, '$1New '],
  ['the city', 'content/city.yaml', /^name: Paris$/m, 'name: Lutetia', 'stays'],
  ['a station', 'metro/network.yaml', '[48.8844, 2.3384]', '[48.8845, 2.3384]', 'metro'],
];

it('makes the same of an edit as who compiles for the first time, and leaves screens that it does not concern as they were', () => {
  for (const [what, file, find, replacement, changes] of edits) {
    const undo = edit(file, find, replacement);
    const [again, fresh] = [compiled(memory), compiled()];
    expectSame(what, again, fresh);
    // The order of fields, too.
    expect(JSON.stringify([...again.pageScreens])).toBe(JSON.stringify([...fresh.pageScreens]));
    expect({ what, changed: changed(again) }).toEqual({
      what,
      changed: expect.arrayContaining(changes === undefined ? [] : [changes]),
    });
    undo();
    before = compiled(memory);
    expectSame(what, before, first);
  }
});

it('changes nothing but the one screen that is edited', () => {
  const undo = edit('content/screens/museums.yaml', /^lead: /m, 'lead: Louder. ');
  expect(changed(compiled(memory))).toEqual(['museums']);
  undo();
  before = compiled(memory);
});

it('says what is wrong each time, and where, until it is mended', () => {
  const undo = edit('content/screens/museums.yaml', /place: louvre$/m, 'place: louvr');
  const problemsOf = (from?: CompilerMemory) => {
    try {
      compiled(from);
    } catch (cause) {
      if (cause instanceof ContentError) return cause.problems;
      throw cause;
    }
    return [];
  };
  const problems = problemsOf(memory);
  expect(problems).toEqual(problemsOf());
  expect(problems).toContainEqual(expect.objectContaining({ file: 'content/screens/museums.yaml' }));
  expect(problemsOf(memory)).toEqual(problems);
  undo();
  expectSame('mended', compiled(memory), first);
});
