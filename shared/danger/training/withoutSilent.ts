import { brotliCompressSync } from 'node:zlib';
import { packModel, type Model } from '../src/reader/weights';

/** How many features go at once. */
const atOnce = 250;

/** What a model weighs as a visitor fetches it, in bytes. */
export function bytesOf(model: Model): number {
  return brotliCompressSync(JSON.stringify(packModel(model))).length;
}

/**
 * A model within so many bytes: as many features go as it takes of those whose vector has become nought, which tell nothing but that a
 * word is known. One that is within them already stays as it is, and so does one that has no such features left.
 * @param most bytes
 */
export function withoutSilent(model: Model, most: number): Model {
  const silent = [...model.features.keys()].filter((row) => vectorOf(model, row).every((value) => value === 0));
  let fitted = model;
  for (let gone = atOnce; bytesOf(fitted) > most && gone < silent.length + atOnce; gone += atOnce)
    fitted = without(model, new Set(silent.slice(0, gone)));
  return fitted;
}

function vectorOf({ vectors, dimension }: Model, row: number): Int8Array {
  return vectors.subarray(row * dimension, (row + 1) * dimension);
}

function without(model: Model, gone: ReadonlySet<number>): Model {
  const kept = [...model.features.keys()].filter((row) => !gone.has(row));
  return {
    ...model,
    features: Uint32Array.from(kept, (row) => model.features[row] ?? 0),
    scales: Float32Array.from(kept, (row) => model.scales[row] ?? 0),
    vectors: Int8Array.from(kept.flatMap((row) => [...vectorOf(model, row)])),
  };
}
