import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readYaml, type HandedOn } from '@odysseus/model/content';
import * as z from 'zod/mini';
import { readKeptFile, writeKeptFile } from './keptFile';
import { withKeptResults } from './keptResults';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'results');
const schema = z.object({ told: z.number() });

/** What a file of this text says. */
function read(text: string): number {
  const source = join(folder, 'source.yaml');
  writeFileSync(source, text);
  return readYaml(source, schema).told;
}

/** As if another process had read the text, and found a thousand in it. */
const handedOn = (text: string): HandedOn => ({ texts: [[text, '{"told":1000}']], hours: [] });
const leave = (text: string) => writeKeptFile(file(), 'this code', serialize(handedOn(text)));
const readWithin = (text: string, code = 'this code') => withKeptResults(file(), code, () => read(text));

it('reads no text again that an earlier process of the same code has read', () => {
  leave('told: 1');
  expect(readWithin('told: 1')).toBe(1000);
  expect(readWithin('told: 2')).toBe(2);
});

it('begins anew where other code has read it, or the file is damaged', () => {
  leave('told: 3');
  expect(readWithin('told: 3', 'other code')).toBe(3);
  leave('told: 4');
  writeFileSync(file(), readFileSync(file(), 'latin1').replace('1000', '2000'), 'latin1');
  expect(readWithin('told: 4')).toBe(4);
});

it('hands on what was asked for, and nothing that nobody asks for any more', () => {
  leave('told: 5');
  readWithin('told: 6');
  const { texts } = deserialize(readKeptFile(file(), 'this code') ?? serialize(undefined)) as HandedOn;
  expect(texts).toContainEqual(['told: 6', '{"told":6}']);
  expect(texts.map(([text]) => text)).not.toContain('told: 5');
});
