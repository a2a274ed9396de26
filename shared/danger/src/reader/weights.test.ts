import { packModel, readModel, rows, type Model } from './weights';

const dimension = 3;
const model: Model = {
  dimension,
  features: Uint32Array.of(5, 300, 16_777_215),
  vectors: Int8Array.of(-2, 0, 2, 1, -1, 0, 0, 0, 1),
  scales: Float32Array.of(0.01, 0.5, 1),
  outputs: Float32Array.from({ length: (rows.kinds + rows.languages) * dimension }, (_, index) => index / 8),
  biases: new Float32Array(rows.kinds + rows.languages).fill(0.25),
  lexicon: 'aiuto help\nblut* sang',
};

it('is read as it was written', () => {
  const read = readModel(packModel(model));
  expect([...read.features]).toEqual([...model.features]);
  expect([...read.vectors]).toEqual([...model.vectors]);
  expect([...read.outputs]).toEqual([...model.outputs]);
  expect([...read.biases]).toEqual([...model.biases]);
  expect(read.lexicon).toBe(model.lexicon);
  read.scales.forEach((scale, index) => expect(scale / (model.scales[index] ?? 0)).toBeCloseTo(1, 1));
});

it('is refused where it is of another version', () => {
  const packed = packModel(model);
  packed[0] = 99;
  expect(() => readModel(packed)).toThrow(/version 99/);
});

it('is refused where it is cut short', () => {
  const packed = packModel(model);
  expect(() => readModel(packed.subarray(0, packed.length - 4))).toThrow(/cut short/);
});
