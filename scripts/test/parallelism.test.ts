import { availableParallelism } from 'node:os';
import { browserWorkers, unitWorkers } from './parallelism';

it('is one worker for each core by default, and half as many browser tests again', () => {
  for (const environment of [{}, { TEST_WORKERS: '' }]) expect(unitWorkers(environment)).toBe(availableParallelism());
  expect(browserWorkers({ TEST_WORKERS: '2' })).toBe(3);
  expect(browserWorkers({ TEST_WORKERS: '1' })).toBe(2);
});

it.each(['0', '-1', '1.5', 'many', '65'])('refuses %s, and says what is needed', (given) => {
  expect(() => unitWorkers({ TEST_WORKERS: given })).toThrow(`TEST_WORKERS is "${given}": give a whole number from 1 to 64`);
});
