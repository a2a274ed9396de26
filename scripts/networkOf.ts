import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readNetwork } from '@odysseus/transit/content';

/**
 * The underground network that a remote's guide holds.
 * @throws {Error} with a sentence for whoever typed the remote's name
 * @throws {ContentError} when the file is not as it should be
 */
export function networkOf(remote: string): ReturnType<typeof readNetwork> {
  const file = join(process.cwd(), 'remotes', remote, 'metro', 'network.yaml');
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || !existsSync(file))
    throw new Error(`"${remote}" has no network: remotes/<remote>/metro/network.yaml would hold it. Paris has one.`);
  return readNetwork(file);
}
