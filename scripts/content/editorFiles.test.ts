import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { parse } from 'yaml';
import * as z from 'zod';
import { editorFiles } from './editorFiles';

const schemas = new Map(
  [...editorFiles()].map(([file, text]) => [
    basename(file, '.schema.json'),
    z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]),
  ]),
);
const content = readdirSync(join(projectFolder, 'remotes'), { recursive: true, encoding: 'utf8' })
  .map((file) => `remotes/${file}`)
  .filter((file) =>
    /\/content\/([a-z-]+\/)?(city|country|places\/([a-z0-9-]+\/)?[a-z0-9_-]+|screens\/[a-z-]+)\.yaml$/.test(file),
  );

function problems(name: string, value: unknown): unknown {
  return schemas.get(name)?.safeParse(value).error?.issues;
}

it('is written anew with each change of the schemas: npm run content -- schema', () => {
  for (const [file, text] of editorFiles()) expect(readFileSync(file, 'utf8')).toBe(text);
});

it('accepts every file of every city', () => {
  expect(content.length).toBeGreaterThan(100);
  for (const file of content) {
    const [, own] = /\/(city|country)\.yaml$/.exec(file) ?? [];
    const ofFolder = file.endsWith('/_folder.yaml') ? 'places-folder' : 'places';
    const name = own ?? (file.includes('/places/') ? ofFolder : 'screen');
    expect([file, problems(name, parse(readFileSync(join(projectFolder, file), 'utf8')))]).toEqual([file, undefined]);
  }
});

it('refuses a key, an icon and a kind that there are not', () => {
  const route = { path: '/walks', text: 'Walks', icon: 'map', order: 10 };
  const screen = { route, kind: 'preparation', access: 'public' };
  expect(problems('screen', screen)).toBeUndefined();
  expect(problems('screen', { ...screen, lede: 'Six walks.' })).toBeDefined();
  expect(problems('screen', { ...screen, kind: 'walks' })).toBeDefined();
  expect(problems('screen', { ...screen, route: { ...route, icon: 'unicorn' } })).toBeDefined();
});

it('lets a text be longer as it is written where it quotes a sum, and no other', () => {
  const withLine = (line: string): unknown[] => {
    const screen = parse(
      readFileSync(join(projectFolder, 'remotes/paris/content/screens/museums.yaml'), 'utf8'),
    ) as object;
    return [problems('screen', { ...screen, title: line })].filter((found) => found !== undefined);
  };
  expect(withLine('Museums')).toEqual([]);
  expect(withLine('M'.repeat(400))).toHaveLength(1);
  expect(withLine(`From {{place.louvre.price.elsewhere}} ${'or so '.repeat(40)}`)).toEqual([]);
});
