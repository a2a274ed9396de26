import { relative } from 'node:path';
import { ContentError, knownBy, readYaml } from '@odysseus/model/content';
import { compileNetwork, type CompiledNetwork } from '../logic/network';
import { networkSchema } from '../logic/networkSchema';
import type { NetworkSource } from '../logic/networkSource';

/**
 * Reads a remote's `metro/network.yaml`.
 * @param root paths in messages are relative to it
 * @throws {ContentError} with file, line, field and remedy of each problem
 */
export function readNetwork(file: string, root: string = process.cwd()): CompiledNetwork {
  const source = readNetworkSource(file, root);
  const network = compiled.get(source) ?? compileNetwork(source, knownBy(source.receipts ?? []));
  compiled.set(source, network);
  return network;
}

/** By what the file holds: a city asks for its network in several places, and each time that an edit has changed something else. */
const compiled = new WeakMap<NetworkSource, CompiledNetwork>();

/** The same as its file holds it. @throws {ContentError} like `readNetwork` */
export function readNetworkSource(file: string, root: string): NetworkSource {
  try {
    return readYaml(file, networkSchema);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new ContentError(cause.problems.map((problem) => ({ ...problem, file: relative(root, problem.file) })));
  }
}
