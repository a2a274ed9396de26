import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packModel } from '../src/reader/weights';
import { learn, type Recipe } from './learn';
import { lexiconText } from './lexiconText';
import { readData } from './readData';

/** `npm run train:danger`: learns the weights anew from the train part of the data. Equal data give equal weights. */
export const recipe: Recipe = { seed: 1, dimension: 24, rarest: 15, epochs: 8, rate: 0.15, dropped: 0.5, copies: 1, doubt: 0, harmless: 2 };

/** What the weights may weigh on the way to a visitor, in bytes. */
const most = 400_000;

const folder = join(import.meta.dirname, '..');
const utterances = readData(join(folder, 'data')).filter(({ part }) => part === 'train');
console.log(`Learning from ${utterances.length} utterances of ${new Set(utterances.map(({ author }) => author)).size} authors…`);
const model = learn(utterances, lexiconText(join(folder, 'lexicon')), recipe);
const base64 = Buffer.from(packModel(model)).toString('base64');
const file = JSON.stringify({ base64 });
const bytes = brotliCompressSync(file).length;
writeFileSync(join(folder, 'src', 'weights', 'weights.json'), `${file}\n`);
console.log(`${model.features.length} features; ${bytes} bytes compressed of ${most} allowed.`);
if (bytes > most) process.exitCode = 1;
