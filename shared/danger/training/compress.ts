import { EigenvalueDecomposition, Matrix, solve } from 'ml-matrix';
import { rows, type Model } from '../src/reader/weights';
import type { Net } from './learn';

/** How several nets become one model of few bytes; decision 017 has the tries. */
export interface Compression {
  /** Numbers of a vector that are kept of the kinds and languages that it speaks for. */
  readonly dimension: number;
  /** What telling danger from none counts beside telling the kinds apart. */
  readonly none: number;
  /** What telling the languages apart counts beside it: nets say less about them. */
  readonly languages: number;
  /** Size of a step beside the usual size of a number: coarser steps weigh less. */
  readonly step: number;
}

const height = rows.kinds + rows.languages;
/** Steps on either side of nought at most. */
const mostSteps = 7;
/** A number becomes a step from this part of the step on. */
const rounding = 0.6;
/** How much finer the steps of what is seen often are: by its number of texts to this power. */
const finer = 0.25;

/**
 * Makes one model of nets that learnt from the same texts by other chances. What a net says is linear in its features, so their mean is
 * one table of features and outputs; of it the directions are kept that say most in the texts, its numbers become few steps, and the
 * outputs are fitted to what the steps have left.
 * @throws {Error} where the nets have read other features
 */
export function compress(
  nets: readonly Net[],
  lexicon: string,
  { dimension, none, languages, step }: Compression,
): Model {
  const [first] = nets;
  if (!first || nets.some(({ features }) => features.length !== first.features.length))
    throw new Error('Nets are averaged that have read the same texts.');
  const { features, counts } = first;
  const weight = Float64Array.from({ length: height }, (_, row) =>
    row === 0 ? none : row < rows.kinds ? 1 : languages,
  );
  const table = meanTable(nets, features.length);
  for (let feature = 0; feature < features.length; feature += 1) weigh(table, feature * height, weight);

  const spread = Matrix.zeros(height, height);
  eachRow(table, counts, (row, count) => addProduct(spread, row, row, count));
  const axes = largestAxes(spread, dimension);
  const vectors = turned(table, axes, features.length, dimension);
  const { steps, scales } = inSteps(vectors, counts, dimension, step);

  const own = Matrix.zeros(dimension, dimension);
  const wanted = Matrix.zeros(dimension, height);
  eachRow(table, counts, (row, count, feature) => {
    const vector = Float64Array.from(
      { length: dimension },
      (_, at) => (steps[feature * dimension + at] ?? 0) * (scales[feature] ?? 0),
    );
    addProduct(own, vector, vector, count);
    addProduct(wanted, vector, row, count);
  });
  for (let at = 0; at < dimension; at += 1) own.set(at, at, own.get(at, at) * 1.0001);
  const fitted = solve(own, wanted);
  const outputs = Float32Array.from(
    { length: height * dimension },
    (_, index) =>
      fitted.get(index % dimension, Math.floor(index / dimension)) / (weight[Math.floor(index / dimension)] ?? 1),
  );
  const biases = Float32Array.from(
    { length: height },
    (_, row) => nets.reduce((sum, net) => sum + (net.biases[row] ?? 0), 0) / nets.length,
  );
  return { dimension, features, vectors: steps, scales, outputs, biases, lexicon };
}

/** What each feature adds to each output, on the average of the nets. */
function meanTable(nets: readonly Net[], count: number): Float64Array {
  const table = new Float64Array(count * height);
  for (const { dimension, vectors, outputs } of nets) {
    for (let feature = 0; feature < count; feature += 1) {
      for (let row = 0; row < height; row += 1) {
        let value = 0;
        for (let at = 0; at < dimension; at += 1)
          value += (vectors[feature * dimension + at] as number) * (outputs[row * dimension + at] as number);
        table[feature * height + row] = (table[feature * height + row] as number) + value / nets.length;
      }
    }
  }
  return table;
}

/** Takes the mean of the kinds and of the languages away, which tells none of them apart, and weighs what is left. */
function weigh(table: Float64Array, start: number, weight: Float64Array): void {
  for (const [from, to] of [
    [0, rows.kinds],
    [rows.kinds, height],
  ] as const) {
    let mean = 0;
    for (let row = from; row < to; row += 1) mean += (table[start + row] as number) / (to - from);
    for (let row = from; row < to; row += 1)
      table[start + row] = ((table[start + row] as number) - mean) * (weight[row] as number);
  }
}

function eachRow(
  table: Float64Array,
  counts: Uint32Array,
  visit: (row: Float64Array, count: number, feature: number) => void,
): void {
  counts.forEach((count, feature) => visit(table.subarray(feature * height, (feature + 1) * height), count, feature));
}

function addProduct(sum: Matrix, left: Float64Array, right: Float64Array, times: number): void {
  left.forEach((one, row) => {
    if (one === 0) return;
    right.forEach((other, column) => sum.set(row, column, sum.get(row, column) + times * one * other));
  });
}

/** The directions in which the rows are spread most, one a column, the widest first. */
function largestAxes(spread: Matrix, count: number): Matrix {
  const { realEigenvalues: values, eigenvectorMatrix: axes } = new EigenvalueDecomposition(spread, {
    assumeSymmetric: true,
  });
  const order = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, count);
  return axes.subMatrixColumn(order);
}

function turned(table: Float64Array, axes: Matrix, count: number, dimension: number): Float64Array {
  const columns = Array.from({ length: dimension }, (_, at) => axes.getColumn(at));
  const vectors = new Float64Array(count * dimension);
  for (let feature = 0; feature < count; feature += 1) {
    columns.forEach((axis, at) => {
      let value = 0;
      for (let row = 0; row < height; row += 1)
        value += (table[feature * height + row] as number) * (axis[row] as number);
      vectors[feature * dimension + at] = value;
    });
  }
  return vectors;
}

/** Each vector in whole steps: finer ones where a feature is seen often, because errors there are seen as often. */
function inSteps(
  vectors: Float64Array,
  counts: Uint32Array,
  dimension: number,
  step: number,
): { readonly steps: Int8Array; readonly scales: Float32Array } {
  const usual = Math.sqrt(vectors.reduce((sum, value) => sum + value * value, 0) / vectors.length);
  const middle = Math.exp(counts.reduce((sum, count) => sum + Math.log(count), 0) / counts.length);
  const scales = Float32Array.from(
    counts,
    (count) => usual * step * Math.SQRT1_2 ** Math.round(2 * Math.log2((count / middle) ** finer)),
  );
  const steps = Int8Array.from(vectors, (value, index) => {
    const size = Math.abs(value) / (scales[Math.floor(index / dimension)] as number);
    return Math.sign(value) * Math.min(mostSteps, Math.floor(size + 1 - rounding));
  });
  return { steps, scales };
}
