import { dangerKinds, dangerLanguages } from '../kinds';

/** A change of features, kinds or layout makes weights of before useless: they are refused. */
export const weightsVersion = 1;

/** What training finds, as the reader uses it. */
export interface Model {
  /** Numbers of a feature's vector. */
  readonly dimension: number;
  /** Features that are known: the upper 24 bits of their hashes, ascending. */
  readonly features: Uint32Array;
  /** A vector a feature, one after the other, each number from -7 to 7. */
  readonly vectors: Int8Array;
  /** What each vector is multiplied by. */
  readonly scales: Float32Array;
  /** A row for `none` and one a kind, in their order, then one a language. */
  readonly outputs: Float32Array;
  readonly biases: Float32Array;
  /** The lexicon's lines. */
  readonly lexicon: string;
}

/** Rows of the outputs: none and the kinds, then the languages. */
export const rows = { kinds: 1 + dangerKinds.length, languages: dangerLanguages.length } as const;

/** Steps of a scale, which is written as one byte. */
const scaleStep = 1.03;
const smallestScale = 1e-3;

/** The byte for a scale. */
export function scaleByte(scale: number): number {
  return Math.max(0, Math.min(255, Math.round(Math.log(Math.max(scale, smallestScale) / smallestScale) / Math.log(scaleStep))));
}

function scaleOf(byte: number): number {
  return smallestScale * scaleStep ** byte;
}

/** Writes a model as bytes: version, sizes, features by their distances, scales, vectors two numbers a byte, outputs, lexicon. */
export function packModel({ dimension, features, vectors, scales, outputs, biases, lexicon }: Model): Uint8Array {
  const distances = [...features].flatMap((feature, index) => variable(feature - (features[index - 1] ?? 0)));
  const words = new TextEncoder().encode(lexicon);
  const head = new Uint32Array([weightsVersion, dimension, features.length, distances.length, words.length]);
  const nibbles = new Uint8Array(Math.ceil(vectors.length / 2));
  vectors.forEach((value, index) => {
    nibbles[index >> 1] = (nibbles[index >> 1] ?? 0) | ((value + 8) << ((index & 1) * 4));
  });
  const parts = [bytesOf(head), bytesOf(outputs), bytesOf(biases), Uint8Array.from(distances), Uint8Array.from(scales, scaleByte), nibbles, words];
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** @throws {Error} where the bytes are not weights of this version: the list of words reads then */
export function readModel(packed: Uint8Array): Model {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let at = 0;
  const number = (): number => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const version = number();
  if (version !== weightsVersion) throw new Error(`These are weights of version ${version}, and this reader reads version ${weightsVersion}.`);
  const [dimension, count, distanceBytes, wordBytes] = [number(), number(), number(), number()];
  const floats = (length: number): Float32Array => Float32Array.from({ length }, () => {
    at += 4;
    return view.getFloat32(at - 4, true);
  });
  const outputs = floats((rows.kinds + rows.languages) * dimension);
  const biases = floats(rows.kinds + rows.languages);
  const features = distancesRead(packed.subarray(at, at + distanceBytes), count);
  at += distanceBytes;
  const scales = Float32Array.from(packed.subarray(at, at + count), scaleOf);
  at += count;
  const nibbles = packed.subarray(at, at + Math.ceil((count * dimension) / 2));
  at += nibbles.length;
  if (at + wordBytes !== packed.length) throw new Error('The weights are cut short.');
  const vectors = Int8Array.from({ length: count * dimension }, (_, index) => (((nibbles[index >> 1] ?? 0) >> ((index & 1) * 4)) & 15) - 8);
  return { dimension, features, vectors, scales, outputs, biases, lexicon: new TextDecoder().decode(packed.subarray(at)) };
}

/** Seven bits a byte, the last without the eighth. */
function variable(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...variable(value >>> 7)];
}

function distancesRead(bytes: Uint8Array, count: number): Uint32Array {
  const features = new Uint32Array(count);
  let at = 0;
  let last = 0;
  for (let index = 0; index < count; index += 1) {
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at] ?? 0;
      at += 1;
      last += (byte & 127) * 2 ** shift;
      shift += 7;
    } while (byte >= 128);
    features[index] = last;
  }
  return features;
}

function bytesOf(numbers: Uint32Array | Float32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
