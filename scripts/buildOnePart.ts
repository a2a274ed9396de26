import { buildPart, dataFolder, readPart, storeFolder } from '@odysseus/build';
import { join, resolve } from 'node:path';

/** Builds the part in one folder; a program of its own, so that parts build side by side. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/run.mjs scripts/buildOnePart.ts <folder of the part>');
  process.exit(2);
}
try {
  await buildPart(readPart(resolve(folder)), storeFolder(), join(dataFolder(), 'cache', 'webpack'));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
