import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './testing/countScenes';

/** Every city's story that is written, by its file; what draws it stands under the same name in `src`. */
const stories = readdirSync('remotes', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const content = join('remotes', name, 'content');
    return readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[\\/])screens[\\/]story\.yaml$/.test(file))
      .map((file) => ({
        remote: join('remotes', name),
        city: file.split(/[\\/]/).at(-3) ?? name,
        folder: join('remotes', name, 'src', file.replace(/screens[\\/]story\.yaml$/, 'story')),
        // Premium content is no import: its file is read as text.
        text: readFileSync(join(content, file), 'utf8'),
      }));
  })
  .filter(({ text }) => /^kind: story$/m.test(text));

/** A mirror in the water and the shadows each draw the scene once more. */
const passes = 3;

it('finds the stories that are written', () => {
  expect(stories.map(({ city }) => city)).toEqual(expect.arrayContaining(['paris', 'rome']));
});

describe.each(stories)('the story of $city', ({ remote, folder, text }) => {
  const named = (field: string): readonly string[] =>
    [...text.matchAll(new RegExp(`\\b${field}: ([^\\s,}]+)`, 'g'))].map(([, value = '']) => value);
  /** Every year that the story halts in, and those in which a landmark changes. */
  const years = [...new Set([...named('year'), ...named('until')].map(Number))].sort((a, b) => a - b);
  let counts: Counts = {};

  beforeAll(() => {
    counts = JSON.parse(
      execFileSync(
        process.execPath,
        ['--import', 'tsx', join('scripts', 'testing', 'countScenes.ts'), folder, JSON.stringify(years)],
        { encoding: 'utf8', maxBuffer: 32_000_000 },
      ),
    ) as Counts;
    // Nine scenes, each in a hundred years, beside all that runs on a busy machine.
  }, 400_000);

  it('has a scene and a still of its own for every chapter', () => {
    const pictures = named('picture');
    expect(named('scene').length).toBeGreaterThanOrEqual(8);
    expect(new Set(pictures).size).toBe(named('scene').length);
    expect(Object.keys(counts)).toEqual(named('scene'));
    const stills = readFileSync(join(folder, 'stills', 'index.ts'), 'utf8');
    for (const picture of pictures) {
      expect(stills).toContain(`'${picture}'`);
      for (const ending of ['.avif', '.webp', '-small.avif', '-small.webp'])
        expect({ picture, ending, there: existsSync(join(remote, 'assets', picture + ending)) }).toEqual({
          picture,
          ending,
          there: true,
        });
    }
  });

  it('stays within 150 draw calls and 400,000 triangles in every year', () => {
    const beyond = Object.entries(counts).flatMap(([scene, { high }]) =>
      high
        .filter(({ calls, triangles }) => calls * passes > 150 || triangles > 400_000 || triangles <= 10_000)
        .map(({ year, calls, triangles }) => ({ scene, year, calls, triangles })),
    );
    expect(beyond).toEqual([]);
  });

  it('changes every scene with the years', () => {
    for (const [scene, { high }] of Object.entries(counts))
      expect({ scene, changes: new Set(high.map(({ digest }) => digest)).size > 3 }).toEqual({ scene, changes: true });
  });

  it('draws less on small devices', () => {
    const lean = Object.values(counts).flatMap(({ high, low = [] }) =>
      low.map(({ triangles }, index) => triangles < (high[index]?.triangles ?? 0)),
    );
    expect(lean.length).toBeGreaterThan(0);
    expect(lean).not.toContain(false);
  });
});
