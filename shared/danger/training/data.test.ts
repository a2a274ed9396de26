import { join } from 'node:path';
import { dangerKinds, dangerLanguages } from '../src/kinds';
import { compress } from './compress';
import { learn } from './learn';
import { readData } from './readData';

const data = readData(join(__dirname, '..', 'data'));
const emergencies = data.filter(({ kind }) => kind !== 'none' && kind !== 'perhaps');

it('holds thousands of emergencies and of harmless texts, each kind by several hands in every part', () => {
  expect(emergencies.length).toBeGreaterThan(4_000);
  expect(data.filter(({ kind }) => kind === 'none').length).toBeGreaterThan(4_000);
  for (const kind of dangerKinds) {
    const own = emergencies.filter((one) => one.kind === kind);
    for (const language of dangerLanguages) {
      expect(
        new Set(own.filter((one) => one.language === language && one.part === 'train').map(({ author }) => author))
          .size,
      ).toBeGreaterThan(1);
      expect(own.some((one) => one.language === language && one.part === 'test')).toBe(true);
    }
    expect(own.some(({ part }) => part === 'dev')).toBe(true);
  }
});

it('is parted by author: nobody’s sentences are learnt from and judged by', () => {
  const parts = new Map<string, Set<string>>();
  for (const { author, part } of data) parts.set(author, (parts.get(author) ?? new Set()).add(part));
  expect([...parts].filter(([, of]) => of.size > 1)).toEqual([]);
});

it('gives the same weights each time', () => {
  const few = data.filter(({ part }, index) => part === 'train' && index % 60 === 0);
  const recipe = { seed: 1, dimension: 4, rarest: 2, epochs: 2, rate: 0.15, dropped: 0.5, copies: 1, harmless: 2 };
  const lexicon = 'help aiuto\nblood sang';
  const model = () =>
    compress([learn(few, lexicon, recipe), learn(few, lexicon, { ...recipe, seed: 2 })], lexicon, {
      dimension: 3,
      none: 2,
      languages: 1,
      step: 1,
    });
  const [once, again] = [model(), model()];
  expect(once.vectors.some((value) => value !== 0)).toBe(true);
  expect([...again.vectors]).toEqual([...once.vectors]);
  expect([...again.outputs]).toEqual([...once.outputs]);
});
