import { availableParallelism } from 'node:os';

const variable = 'TEST_WORKERS';
const most = 64;
/**
 * Files of unit tests, or browser tests, that run at a time: what `TEST_WORKERS` says, or one for each core.
 * @throws {Error} that says what the variable may hold
 */
export function testWorkers(environment: NodeJS.ProcessEnv = process.env): number {
  const given = environment[variable];
  if (given === undefined || given === '') return Math.max(1, availableParallelism());
  const workers = Number(given);
  if (!Number.isInteger(workers) || workers < 1 || workers > most) {
    throw new Error(`${variable} is "${given}": give a whole number from 1 to ${most}, or leave it out for one worker per core.`);
  }
  return workers;
}
