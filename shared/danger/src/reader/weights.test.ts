import { packModel, readModel, rows, type Model } from './weights';

const dimension = 3;
const model: Model = {
  dimension,
  features: Uint32Array.of(5, 300, 70_000, 16_777_215),
  vectors: Int8Array.of(-2, 0, 2, 1, -1, 0, 0, 0, 7, -7, 1, 0),
  scales: Float32Array.of(0.01, 0.5, 1, Math.SQRT1_2),
  outputs: Float32Array.from({ length: (rows.kinds + rows.languages) * dimension }, (_, index) => index / 8 - 3),
  biases: new Float32Array(rows.kinds + rows.languages).fill(0.25),
  lexicon: 'aiuto help\nblut* sang',
};
const written = () => JSON.parse(JSON.stringify(packModel(model))) as ReturnType<typeof packModel>;

it('is read as it was written', () => {
  const read = readModel(written());
  expect([...read.features]).toEqual([...model.features]);
  expect([...read.vectors]).toEqual([...model.vectors]);
  read.outputs.forEach((value, index) => expect(value).toBeCloseTo(model.outputs[index] ?? 0, 2));
  expect(read.biases[0]).toBeCloseTo(0.25, 2);
  expect(read.lexicon).toBe(model.lexicon);
  read.scales.forEach((scale, index) =>
    expect(Math.abs(Math.log2(scale / (model.scales[index] ?? 0)))).toBeLessThanOrEqual(0.26),
  );
});

it('is refused where it is of another version', () => {
  expect(() => readModel({ ...written(), version: 99 })).toThrow(/version 99/);
});

it.each([
  ['features', { near: '#' }],
  ['distances', { far: '#' }],
  ['steps', { finer: '##' }],
  ['columns', { columns: [] }],
  ['a column', { columns: written().columns.map((column) => ({ ...column, text: `${column.text}~~~~` })) }],
  ['outputs', { outputs: [] }],
])('is refused where it is cut short: %s', (_, damage) => {
  expect(() => readModel({ ...written(), ...damage })).toThrow(/cut short/);
});
