import { join } from 'node:path';
import { buildPart, dataFolder, readPart, storeFolder } from '@odysseus/build';

/** Builds one part after another, as it is told: for all but the first the compiler is loaded, and warm. */
process.on('message', (folder: string) => {
  buildPart(readPart(folder), storeFolder(), join(dataFolder(), 'cache', 'webpack')).then(
    () => process.send?.({}),
    (cause: unknown) => process.send?.({ failure: cause instanceof Error ? cause.message : String(cause) }),
  );
});
