import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSurroundings } from './lint/readSurroundings';

const root = mkdtempSync(join(tmpdir(), 'odysseus-surroundings-'));
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const digest = (...paths: string[]) => readSurroundings(root)(paths);

beforeAll(() => {
  for (const folder of ['ui/src', 'ui/node_modules/other', 'shell/src'])
    mkdirSync(join(root, folder), { recursive: true });
  write('ui/src/Card.tsx', 'one');
  write('lock.json', '{}');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('changes with a module, its name and a file, however deep, and with nothing else', () => {
  const digests = [digest('ui', 'lock.json')];
  const changes: (() => void)[] = [
    () => write('ui/src/Card.tsx', 'two'),
    () => write('ui/src/Tile.tsx', ''),
    () => write('lock.json', '{ }'),
  ];
  for (const change of changes) {
    change();
    digests.push(digest('ui', 'lock.json'));
  }
  expect(new Set(digests).size).toBe(changes.length + 1);

  write('ui/src/words.yaml', 'a: b');
  write('ui/node_modules/other/index.ts', 'three');
  write('shell/src/start.ts', 'four');
  expect(digest('lock.json', 'ui', 'ui')).toBe(digests.at(-1));
  expect(digest('ui', 'lock.json', 'shell')).not.toBe(digests.at(-1));
});

it('takes what is not there as empty', () => {
  expect(digest('nowhere')).toHaveLength(64);
});
