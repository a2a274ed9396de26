import { relative } from 'node:path';
import { ContentError, knownBy, readYaml } from '@odysseus/model/content';
import { compileNetwork, type CompiledNetwork } from '../logic/network';
import { networkSchema } from '../logic/networkSchema';

/**
 * Reads a remote's `metro/network.yaml`.
 * @param root paths in messages are relative to it
 * @throws {ContentError} with file, line, field and remedy of each problem
 */
export function readNetwork(file: string, root: string = process.cwd()): CompiledNetwork {
  try {
    const source = readYaml(file, networkSchema);
    return compileNetwork(source, knownBy(source.receipts ?? []));
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new ContentError(cause.problems.map((problem) => ({ ...problem, file: relative(root, problem.file) })));
  }
}
