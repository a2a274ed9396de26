import { availableParallelism } from 'node:os';
import { browserWorkers, testWorkers } from './parallelism';

it('is one worker for each core by default', () => {
  expect(testWorkers({ TEST_WORKERS: '3' })).toBe(3);
  for (const environment of [{}, { TEST_WORKERS: '' }]) expect(testWorkers(environment)).toBe(availableParallelism());
});

it('is half as many again of browser tests, unless it is said', () => {
  expect(browserWorkers({ TEST_WORKERS: '3' })).toBe(3);
  expect(browserWorkers({})).toBe(Math.ceil(1.5 * availableParallelism()));
});

it.each(['0', '-1', '1.5', 'many', '65'])('refuses %s, and says what is needed', (given) => {
  expect(() => testWorkers({ TEST_WORKERS: given })).toThrow(
    `TEST_WORKERS is "${given}": give a whole number from 1 to 64`,
  );
});
