import { dangerKinds, dangerLanguages } from '../kinds';

/** A change of features, kinds or layout makes weights of before useless: they are refused. */
const weightsVersion = 2;

/** What training finds, as the reader uses it. */
export interface Model {
  /** Numbers of a feature's vector. */
  readonly dimension: number;
  /** Features that are known: the upper 24 bits of their hashes, ascending. */
  readonly features: Uint32Array;
  /** A vector a feature, one after the other, in whole steps from -7 to 7. */
  readonly vectors: Int8Array;
  /** The size of each vector's steps: the coarsest one divided by square roots of two, so that few different sizes are written. */
  readonly scales: Float32Array;
  /** A row for `none` and one a kind, in their order, then one a language. */
  readonly outputs: Float32Array;
  readonly biases: Float32Array;
  /** The lexicon's lines. */
  readonly lexicon: string;
}

/** A model as a file holds it: text, because that is compressed best where like stands beside like. */
export interface PackedModel {
  readonly version: number;
  readonly dimension: number;
  readonly count: number;
  /** Each feature's distance from the one before: its lower six bits, and how often the rest counts, a sign each. */
  readonly near: string;
  readonly far: string;
  /** The coarsest step, and by how many square roots of two each vector's is finer. */
  readonly coarsest: number;
  readonly finer: string;
  /** The first number of all vectors, then the second…, a sign for each that is not nought. */
  readonly columns: readonly { readonly from: number; readonly span: number; readonly text: string }[];
  readonly largest: number;
  /** Outputs and biases in steps of `largest` / 32767. */
  readonly outputs: readonly number[];
  readonly biases: readonly number[];
  readonly lexicon: string;
}

/** Rows of the outputs: none and the kinds, then the languages. */
export const rows = { kinds: 1 + dangerKinds.length, languages: dangerLanguages.length } as const;

/** Signs that a file in JSON, and a script that holds it, writes as they are. */
const signs = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index)).filter(
  (sign) => !"'\\`".includes(sign),
);
const valueOf = new Map(signs.map((sign, value) => [sign, value]));
const nearBits = 6;
const mostOutput = 32_767;

export function packModel({ dimension, features, vectors, scales, outputs, biases, lexicon }: Model): PackedModel {
  const distances = [...features].map((feature, index) => feature - (features[index - 1] ?? 0));
  const coarsest = scales.reduce((most, scale) => Math.max(most, scale), 0);
  const largest = [...outputs, ...biases].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const whole = (values: Float32Array): number[] =>
    Array.from(values, (value) => Math.round((value / largest) * mostOutput));
  return {
    version: weightsVersion,
    dimension,
    count: features.length,
    near: distances.map((distance) => signOf(distance % 2 ** nearBits)).join(''),
    far: distances.map((distance) => farSigns(Math.floor(distance / 2 ** nearBits))).join(''),
    coarsest,
    finer: Array.from(scales, (scale) => signOf(finerBy(scale, coarsest))).join(''),
    columns: Array.from({ length: dimension }, (_, at) =>
      packColumn(Array.from(features, (_feature, row) => vectors[row * dimension + at] ?? 0)),
    ),
    largest,
    outputs: whole(outputs),
    biases: whole(biases),
    lexicon,
  };
}

/** @throws {Error} where the file is not one of weights of this version: the list of words reads then */
export function readModel(packed: PackedModel): Model {
  if (packed.version !== weightsVersion)
    throw new Error(`These are weights of version ${packed.version}, and this reader reads version ${weightsVersion}.`);
  const { dimension, count, near, far, coarsest, finer, columns, largest, lexicon } = packed;
  const outputs = Float32Array.from(packed.outputs, (value) => (value / mostOutput) * largest);
  const biases = Float32Array.from(packed.biases, (value) => (value / mostOutput) * largest);
  const height = rows.kinds + rows.languages;
  if (
    near.length !== count ||
    finer.length !== count ||
    columns.length !== dimension ||
    outputs.length !== height * dimension ||
    biases.length !== height
  )
    throw new Error('The weights are cut short.');
  const vectors = new Int8Array(count * dimension);
  columns.forEach((column, at) => readColumn(column, count, (row, value) => (vectors[row * dimension + at] = value)));
  return {
    dimension,
    features: featuresRead(near, far),
    vectors,
    scales: Float32Array.from(finer, (sign) => coarsest * Math.SQRT1_2 ** (valueOf.get(sign) ?? 0)),
    outputs,
    biases,
    lexicon,
  };
}

/** By how many square roots of two a step is finer than the coarsest. */
function finerBy(scale: number, coarsest: number): number {
  return Math.round(2 * Math.log2(coarsest / scale));
}

function signOf(value: number): string {
  const sign = signs[value];
  if (sign === undefined) throw new Error(`${value} is more than one sign holds.`);
  return sign;
}

/** The last sign says that more follow. */
function farSigns(value: number): string {
  const last = signs.length - 1;
  return value < last ? signOf(value) : signOf(last) + farSigns(value - last);
}

function featuresRead(near: string, far: string): Uint32Array {
  const features = new Uint32Array(near.length);
  const last = signs.length - 1;
  let at = 0;
  let feature = 0;
  for (let index = 0; index < near.length; index += 1) {
    let distance = valueOf.get(near[index] ?? '') ?? 0;
    let part: number;
    do {
      if (at >= far.length) throw new Error('The weights are cut short.');
      part = valueOf.get(far[at] ?? '') ?? 0;
      distance += part * 2 ** nearBits;
      at += 1;
    } while (part === last);
    feature += distance;
    features[index] = feature;
  }
  return features;
}

/** Most numbers are nought: a sign says how many of them come before the next one that is not, and that one; the first sign that no other comes so soon. */
function longestRun(span: number): number {
  return Math.floor((signs.length - 1) / Math.max(1, span - 1));
}

function packColumn(values: readonly number[]): PackedModel['columns'][number] {
  const from = values.reduce((least, value) => Math.min(least, value), 0);
  const span = values.reduce((most, value) => Math.max(most, value), 0) - from + 1;
  const longest = longestRun(span);
  let text = '';
  let noughts = 0;
  for (const value of values) {
    if (value === 0) noughts += 1;
    else {
      text += signOf(1 + noughts * (span - 1) + (value < 0 ? value - from : value - from - 1));
      noughts = 0;
    }
    if (noughts === longest) {
      text += signOf(0);
      noughts = 0;
    }
  }
  return { from, span, text };
}

function readColumn(
  { from, span, text }: PackedModel['columns'][number],
  count: number,
  set: (row: number, value: number) => void,
): void {
  const longest = longestRun(span);
  let row = 0;
  for (const sign of text) {
    const value = valueOf.get(sign) ?? 0;
    if (value === 0) row += longest;
    else {
      const index = ((value - 1) % (span - 1)) + from;
      row += Math.floor((value - 1) / (span - 1));
      if (row < count) set(row, index < 0 ? index : index + 1);
      row += 1;
    }
  }
  // Noughts at the end are not written.
  if (row > count || count - row >= longest) throw new Error('The weights are cut short.');
}
