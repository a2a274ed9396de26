import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: from there one may be gone a moment after it was free. */
const lowest = 15_000;
const highest = 32_000;
const attempts = 50;

/**
 * A port of this machine that nobody listens on at this moment, by chance, so that two who ask at once hardly get the same.
 * @throws {Error} when none was found
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`This machine has no free port: ${attempts} between ${lowest} and ${highest} are taken.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
