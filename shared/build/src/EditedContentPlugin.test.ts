import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { EditedContentPlugin, type ContentEdit } from './EditedContentPlugin';
import { readableContent } from './readableContent';
import { sampleCity } from './testing/sampleCity';

const icons: Readonly<Record<number, string>> = { 10: 'bed', 20: 'footprints', 30: 'landmark' };
const route = (order: number) => ({ path: `/list${order}`, text: 'A list', icon: icons[order], order });
const list = (order: number, more: object = {}) => ({
  route: route(order),
  kind: 'places',
  access: 'public',
  title: 'A list',
  lead: 'Of nothing.',
  edited: '2026-11-21',
  introduction: ['Take good shoes.'],
  groups: [],
  blocks: [],
  ...more,
});
const preparation = (order: number) => ({
  route: route(order),
  kind: 'preparation',
  access: 'public',
  willTell: ['Six walks.'],
});

let folder: string;
let given: ContentEdit[];
let compiler: webpack.Compiler;
/** Resolves when edits have gone out. */
let onItsWay: Promise<void>;
/** Called with each edit, besides. */
let hear: () => void;

/** @param value text, or what becomes JSON, which is YAML too */
const write = (name: string, value: unknown): void => {
  const file = join(folder, 'content', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
};
const compile = () => compiler.hooks.watchRun.promise(compiler);
const isRight = () => readableContent({ folder }) !== undefined;
const titles = () =>
  given.map(({ files }) =>
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, (JSON.parse(text) as { title: string }).title]),
    ),
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edited-content-'));
  given = [];
  hear = () => undefined;
  write('city.yaml', sampleCity());
  write('screens/first.yaml', list(10));
  write('screens/second.yaml', list(20));
  compiler = webpack({});
  const part = { kind: 'remote', key: 'testville', packageName: '@odysseus/testville', folder, version: '1' } as const;
  onItsWay = Promise.resolve();
  new EditedContentPlugin(part, (edit) => {
    given.push(edit);
    hear();
    return onItsWay;
  }).apply(compiler);
  await compile();
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = './content/screens/first.yaml';
const second = './content/screens/second.yaml';

it('gives out the screen that an edit has changed, and nothing where none has', async () => {
  await compile();
  expect(given).toEqual([]);
  write('screens/first.yaml', list(10, { title: 'Six walks' }));
  await compile();
  await compile();
  expect(titles()).toEqual([{ [first]: 'Six walks' }]);
});

it('gives out all screens that follow from a file that they share, and each edit under a greater number', async () => {
  write('city.yaml', sampleCity('Another town'));
  await compile();
  write('screens/second.yaml', list(20, { title: 'Six walks' }));
  await compile();
  expect(given.map(({ files }) => Object.keys(files))).toEqual([[first, second], [second]]);
  expect(given[1]?.revision).toBeGreaterThan(given[0]?.revision ?? Infinity);
});

it('gives out nothing while the content is wrong, and all that has changed since when it is mended', async () => {
  write('screens/first.yaml', list(10, { title: 'Six walks' }));
  write('screens/second.yaml', 'kind: [');
  await compile();
  expect([isRight(), given]).toEqual([false, []]);
  write('screens/second.yaml', list(20));
  await compile();
  expect(titles()).toEqual([{ [first]: 'Six walks' }]);
});

it('leaves to webpack a screen of another kind, one that is new and one that is gone', async () => {
  write('screens/first.yaml', preparation(10));
  write('screens/third.yaml', list(30));
  rmSync(join(folder, 'content', 'screens', 'second.yaml'));
  await compile();
  expect([isRight(), given]).toEqual([true, []]);
});

it('gives out an edit as soon as webpack hears of it', async () => {
  write('screens/first.yaml', list(10, { title: 'Six walks' }));
  const edited = new Promise<void>((resolve) => (hear = resolve));
  compiler.hooks.invalid.call(join(folder, 'content', 'screens', 'first.yaml'), Date.now());
  await edited;
  expect(titles()).toEqual([{ [first]: 'Six walks' }]);
});

it('has webpack wait until an edit has gone out, for nothing does while it compiles', async () => {
  let goOut = (): void => undefined;
  onItsWay = new Promise((resolve) => (goOut = resolve));
  write('screens/first.yaml', list(10, { title: 'Six walks' }));
  const edited = new Promise<void>((resolve) => (hear = resolve));
  let compiling = false;
  const compiled = compile().then(() => (compiling = true));
  await edited;
  await new Promise(setImmediate);
  expect(compiling).toBe(false);
  goOut();
  await compiled;
});
