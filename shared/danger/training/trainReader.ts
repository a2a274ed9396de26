import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packModel } from '../src/reader/weights';
import { compress, type Compression } from './compress';
import { learn, type Recipe } from './learn';
import { lexiconText } from './lexiconText';
import { readData } from './readData';
import { bytesOf, withoutSilent } from './withoutSilent';

/** `npm run train:danger`: learns the weights anew from the train part of the data, in about ten minutes. Equal data give equal weights. */
export const recipe: Recipe = {
  seed: 1,
  dimension: 48,
  rarest: 9,
  epochs: 6,
  rate: 0.15,
  dropped: 0.5,
  copies: 1,
  harmless: 2,
};
export const compression: Compression = { dimension: 36, none: 3, languages: 2, step: 2.78 };
/** Nets that are averaged: each by a chance of its own. */
const nets = 8;

/** What the weights may weigh on the way to a visitor, in bytes. */
const most = 400_000;

const folder = join(import.meta.dirname, '..');
const utterances = readData(join(folder, 'data')).filter(({ part }) => part === 'train');
console.log(
  `Learning from ${utterances.length} utterances of ${new Set(utterances.map(({ author }) => author)).size} authors…`,
);
const lexicon = lexiconText(join(folder, 'lexicon'));
const learnt = Array.from({ length: nets }, (_, index) => {
  console.log(`net ${index + 1} of ${nets}`);
  return learn(utterances, lexicon, { ...recipe, seed: recipe.seed + index });
});
const model = withoutSilent(compress(learnt, lexicon, compression), most);
const bytes = bytesOf(model);
writeFileSync(join(folder, 'src', 'weights', 'weights.json'), `${JSON.stringify(packModel(model))}\n`);
console.log(`${model.features.length} features; ${bytes} bytes compressed of ${most} allowed.`);
if (bytes > most) process.exitCode = 1;
