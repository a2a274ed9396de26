import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapScreenSchema } from '@odysseus/map';
import { drawBasemap } from '@odysseus/map/content';
import { ContentError, readYaml } from '@odysseus/model/content';
import type { CompiledNetwork } from '@odysseus/transit';
import { readNetwork } from '@odysseus/transit/content';
import * as z from 'zod/mini';
import { screenHead } from './screenSchema';

/**
 * The files that a map screen's own YAML is drawn to: the basemap's data, its picture, and the city at the size of a thumb.
 * @throws {ContentError} when the screen, its basemap or its network is missing or wrong
 */
export function drawMap(file: string): ReturnType<typeof drawBasemap> {
  const content = readYaml(file, z.extend(mapScreenSchema, screenHead));
  return drawBasemap(content, file, content.network === undefined ? undefined : networkOf(content.network, file));
}

function networkOf(network: string, file: string): CompiledNetwork {
  const networkFile = join(dirname(file), network);
  if (!existsSync(networkFile))
    throw new ContentError([
      {
        file,
        line: 1,
        field: 'network',
        message: `there is no ${networkFile}`,
        remedy: 'Give the path of the network from the screen’s own file',
      },
    ]);
  return readNetwork(networkFile, '');
}
