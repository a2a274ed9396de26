import { availableParallelism } from 'node:os';

const variable = 'TEST_WORKERS';
const most = 64;

/** Browser tests that run at a time for each core: they wait for pauses and timers of the page a third of their time. */
const browserTestsPerCore = 1.5;

/**
 * Files of unit tests that run at a time: what `TEST_WORKERS` says, or one for each core.
 * @throws {Error} that says what the variable may hold
 */
export function testWorkers(environment: NodeJS.ProcessEnv = process.env): number {
  return workersGiven(environment) ?? availableParallelism();
}

/**
 * Browser tests that run at a time: what `TEST_WORKERS` says, or as many as keep every core at work.
 * @throws {Error} that says what the variable may hold
 */
export function browserWorkers(environment: NodeJS.ProcessEnv = process.env): number {
  return workersGiven(environment) ?? Math.ceil(browserTestsPerCore * availableParallelism());
}

function workersGiven(environment: NodeJS.ProcessEnv): number | undefined {
  const given = environment[variable];
  if (given === undefined || given === '') return undefined;
  const workers = Number(given);
  if (!Number.isInteger(workers) || workers < 1 || workers > most) {
    throw new Error(
      `${variable} is "${given}": give a whole number from 1 to ${most}, or leave it out for one worker per core.`,
    );
  }
  return workers;
}
