import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from './countScenes';
import { storyStills } from './storyStills';

const counts = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'countScenes.ts')], {
    encoding: 'utf8',
    cwd: join(__dirname, '../../../..'),
  }),
) as Readonly<Record<string, { readonly high: readonly Count[]; readonly low?: readonly Count[] }>>;
/** Premium content is no import: its file is read as text. */
const content = readFileSync(join(__dirname, '../../content/screens/story.yaml'), 'utf8');
const named = (field: string): readonly string[] =>
  [...content.matchAll(new RegExp(`^ +${field}: (\\S+)$`, 'gm'))].map(([, name = '']) => name);

/** A mirror in the water and the shadows each draw the scene once more. */
const passes = 3;

test('every chapter has a scene and a still of its own', () => {
  expect(named('scene').length).toBeGreaterThanOrEqual(8);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining([...named('scene')]));
  expect(Object.keys(storyStills)).toEqual(expect.arrayContaining([...named('picture')]));
});

test.each(Object.keys(counts))('%s stays within 150 draw calls and 400,000 triangles in every year', (scene) => {
  for (const { year, calls, triangles } of counts[scene]?.high ?? []) {
    expect({ year, within: calls * passes <= 150 && triangles <= 400_000 && triangles > 10_000 }).toEqual({
      year,
      within: true,
    });
  }
});

test.each(Object.keys(counts))('%s changes with the years', (scene) => {
  expect(new Set(counts[scene]?.high.map(({ digest }) => digest)).size).toBeGreaterThan(3);
});

test('small devices draw less', () => {
  for (const { high, low } of Object.values(counts)) {
    low?.forEach(({ triangles }, index) => expect(triangles).toBeLessThan(high[index]?.triangles ?? 0));
  }
  expect(Object.values(counts).some(({ low }) => low !== undefined)).toBe(true);
});
