import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readYaml } from './readYaml';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-yaml-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.object({ points: z.array(z.unknown()) });

test('what one reader does to what it read is not seen by the next', () => {
  const file = join(folder, 'own.yaml');
  writeFileSync(file, 'points: [{ lines: [a] }]\n');
  const [point] = readYaml(file, schema).points as { lines: string[] }[];
  point?.lines.push('b');
  expect(readYaml(file, schema).points).toEqual([{ lines: ['a'] }]);
});

test('a file that was written again is read again', () => {
  const file = join(folder, 'written.yaml');
  writeFileSync(file, 'points: [1]\n');
  readYaml(file, schema);
  writeFileSync(file, 'points: [2]\n');
  expect(readYaml(file, schema).points).toEqual([2]);
  writeFileSync(file, 'points: 3\n');
  expect(() => readYaml(file, schema)).toThrow(/written\.yaml:1/);
});
