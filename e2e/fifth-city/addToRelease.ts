import { join } from 'node:path';
import {
  buildPart,
  dataFolder,
  liveRelease,
  publishRelease,
  readPart,
  remoteVersionOf,
  storeFolder,
} from '@odysseus/build';
import { parseRelease } from '@odysseus/contract';

/** Builds the fifth city alone, as any remote is built, and adds its row to the release document of the data folder. */
const part = readPart(join(import.meta.dirname, 'atlantis'));
const { manifest } = await buildPart(part, storeFolder(), join(dataFolder(), 'cache', 'webpack'));
if (manifest.kind !== 'remote') throw new Error('The fifth city was built as something else.');
const release = liveRelease(storeFolder());
const microFrontends = { ...release.microFrontends, [part.packageName]: [remoteVersionOf(part.key, manifest)] };
publishRelease(storeFolder(), parseRelease({ ...release, id: 'r-fifth-city', microFrontends }));
