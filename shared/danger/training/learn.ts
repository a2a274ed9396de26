import { dangerKinds, dangerLanguages } from '../src/kinds';
import { featuresOf } from '../src/reader/features';
import { lexiconOf } from '../src/reader/lexicon';
import { rows } from '../src/reader/weights';
import { mistyped, punctuated } from './mistyped';
import { randomOf, shuffle } from './randomOf';
import type { Utterance } from './readData';

/** How a net is learnt; decision 017 has the table of tries that these come from. */
export interface Recipe {
  readonly seed: number;
  /** Numbers of a feature's vector. */
  readonly dimension: number;
  /** Texts that a feature stands in at least. */
  readonly rarest: number;
  readonly epochs: number;
  readonly rate: number;
  /** Part of a text's features that is left out each time it is seen, so that no single word decides. */
  readonly dropped: number;
  /** Mistyped copies of each text. */
  readonly copies: number;
  /** What a harmless example counts beside an emergency. */
  readonly harmless: number;
}

/** What one course of learning finds. */
export interface Net {
  readonly dimension: number;
  /** The upper 24 bits of the hashes of what was read, ascending, and in how many texts each stands. */
  readonly features: Uint32Array;
  readonly counts: Uint32Array;
  /** A vector a feature, one after the other. */
  readonly vectors: Float32Array;
  readonly outputs: Float32Array;
  readonly biases: Float32Array;
}

interface Example {
  readonly features: Int32Array;
  /** Rows of the outputs that are right. */
  readonly kind: number;
  readonly language: number;
}

/** What telling the language counts beside telling the danger. */
const languageWeight = 0.1;

/**
 * Learns a net: each feature has a vector, a text is the sum of its features' vectors, and a row of weights a kind reads it. Stochastic
 * gradient descent with a rate for each number (AdaGrad), equal for equal data, recipe and version of Node.
 */
export function learn(utterances: readonly Utterance[], lexicon: string, recipe: Recipe): Net {
  const random = randomOf(recipe.seed);
  const words = lexiconOf(lexicon);
  const hashesOf = (text: string): number[] => [...new Set(featuresOf(text, words).map((hash) => hash >>> 8))];
  const told = utterances.filter(({ kind }) => kind !== 'perhaps');
  const own = told.map(({ text }) => hashesOf(text));
  const counted = commonFeatures(own, recipe.rarest);
  const features = Uint32Array.from(counted.keys());
  const rowOf = new Map([...features].map((feature, row) => [feature, row]));
  const example = (utterance: Utterance, hashes: readonly number[]): Example => ({
    features: Int32Array.from(hashes.flatMap((hash) => rowOf.get(hash) ?? [])),
    kind: utterance.kind === 'none' ? 0 : 1 + dangerKinds.indexOf(utterance.kind as (typeof dangerKinds)[number]),
    language: rows.kinds + dangerLanguages.indexOf(utterance.language),
  });
  const examples = told.flatMap((utterance, index) => [
    example(utterance, own[index] ?? []),
    ...Array.from({ length: recipe.copies }, () =>
      example(utterance, hashesOf(punctuated(mistyped(utterance.text, random), utterance.kind !== 'none', random))),
    ),
  ]);
  return {
    dimension: recipe.dimension,
    features,
    counts: Uint32Array.from(counted.values()),
    ...descend(examples, features.length, recipe, random),
  };
}

/** Features of enough texts, ascending, with their number of texts. */
function commonFeatures(texts: readonly (readonly number[])[], rarest: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const hashes of texts) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= rarest).sort(([a], [b]) => a - b));
}

function descend(
  examples: Example[],
  count: number,
  { dimension, epochs, rate, dropped, harmless }: Recipe,
  random: () => number,
): Pick<Net, 'vectors' | 'outputs' | 'biases'> {
  const all = rows.kinds + rows.languages;
  const vectors = Float32Array.from({ length: count * dimension }, () => (random() - 0.5) / 5);
  const outputs = Float32Array.from({ length: all * dimension }, () => (random() - 0.5) / 5);
  const biases = new Float32Array(all);
  const vectorSums = new Float32Array(vectors.length);
  const outputSums = new Float32Array(outputs.length);
  const hidden = new Float32Array(dimension);
  const back = new Float32Array(dimension);
  const errors = new Float32Array(all);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    for (const { features, kind, language } of examples) {
      const kept = features.filter(() => random() >= dropped);
      const shrink = 1 / Math.sqrt(kept.length || 1);
      hidden.fill(0);
      for (const row of kept)
        for (let at = 0; at < dimension; at += 1)
          hidden[at] = (hidden[at] as number) + (vectors[row * dimension + at] as number) * shrink;
      for (let row = 0; row < all; row += 1) {
        let value = biases[row] as number;
        for (let at = 0; at < dimension; at += 1)
          value += (outputs[row * dimension + at] as number) * (hidden[at] as number);
        errors[row] = value;
      }
      errorsOf(errors, 0, rows.kinds, kind, kind === 0 ? harmless : 1);
      errorsOf(errors, rows.kinds, all, language, languageWeight);
      back.fill(0);
      for (let row = 0; row < all; row += 1) {
        const error = errors[row] as number;
        biases[row] = (biases[row] as number) - 0.02 * error;
        for (let at = 0; at < dimension; at += 1) {
          const index = row * dimension + at;
          back[at] = (back[at] as number) + error * (outputs[index] as number);
          step(outputs, outputSums, index, error * (hidden[at] as number), rate);
        }
      }
      for (const row of kept)
        for (let at = 0; at < dimension; at += 1)
          step(vectors, vectorSums, row * dimension + at, (back[at] as number) * shrink, rate);
    }
  }
  return { vectors, outputs, biases };
}

/** Scores become the errors of a softmax over the rows from `from` to `to`. */
function errorsOf(scores: Float32Array, from: number, to: number, right: number, weight: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let row = from; row < to; row += 1) most = Math.max(most, scores[row] as number);
  let sum = 0;
  for (let row = from; row < to; row += 1) sum += Math.exp((scores[row] as number) - most);
  for (let row = from; row < to; row += 1)
    scores[row] = weight * (Math.exp((scores[row] as number) - most) / sum - (row === right ? 1 : 0));
}

function step(values: Float32Array, sums: Float32Array, index: number, gradient: number, rate: number): void {
  const sum = (sums[index] as number) + gradient * gradient;
  sums[index] = sum;
  values[index] = (values[index] as number) - (rate * gradient) / Math.sqrt(sum + 1e-6);
}
