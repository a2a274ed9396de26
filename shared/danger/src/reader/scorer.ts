import { dangerKinds, dangerLanguages, type DangerKind, type DangerLanguage } from '../kinds';
import { featuresOf } from './features';
import { lexiconOf } from './lexicon';
import { rows, type Model } from './weights';

/** How a model reads one piece of text. */
export interface Score {
  /** 0 to 1: how likely it is that somebody needs help. */
  readonly danger: number;
  /** The likeliest kind, if it is danger at all. */
  readonly kind: DangerKind;
  /** The next likeliest, where it is not far behind. */
  readonly also?: DangerKind | undefined;
  readonly language: DangerLanguage;
}

/** How much of the first kind's likelihood the second has at least, to be told beside it. */
const close = 0.08;

export type Scorer = (text: string) => Score;

/** Prepares a model for questions: some hundredths of a second once, far below a millisecond a text. */
export function scorerOf({ dimension, features, vectors, scales, outputs, biases, lexicon }: Model): Scorer {
  const words = lexiconOf(lexicon);
  const rowOf = new Map<number, number>();
  features.forEach((feature, row) => rowOf.set(feature, row));
  return (text) => {
    const sum = new Float64Array(dimension);
    let known = 0;
    for (const hash of featuresOf(text, words)) {
      const row = rowOf.get(hash >>> 8);
      if (row === undefined) continue;
      known += 1;
      const scale = scales[row] ?? 0;
      for (let at = 0; at < dimension; at += 1) sum[at] = (sum[at] ?? 0) + scale * (vectors[row * dimension + at] ?? 0);
    }
    const shrink = 1 / Math.sqrt(known || 1);
    const score = (row: number): number => {
      let value = biases[row] ?? 0;
      for (let at = 0; at < dimension; at += 1) value += (outputs[row * dimension + at] ?? 0) * (sum[at] ?? 0) * shrink;
      return value;
    };
    const kinds = softmax(Array.from({ length: rows.kinds }, (_, row) => score(row)));
    const languages = Array.from({ length: rows.languages }, (_, row) => score(rows.kinds + row));
    const told = kinds.slice(1);
    const first = largest(told);
    const second = largest(told.map((value, index) => (index === first ? 0 : value)));
    return {
      danger: 1 - (kinds[0] ?? 1),
      kind: dangerKinds[first] ?? 'illness',
      also: (told[second] ?? 0) > close * (told[first] ?? 1) ? dangerKinds[second] : undefined,
      language: dangerLanguages[largest(languages)] ?? 'en',
    };
  };
}

export function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

function largest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? Number.NEGATIVE_INFINITY) ? index : best), 0);
}
