import type { DangerReader } from '../reader/DangerReader';
import { scorerOf } from '../reader/scorer';
import { trainedReader } from '../reader/trainedReader';
import { readModel } from '../reader/weights';
import weights from './weights.json';

let reader: DangerReader | undefined;

/**
 * The trained reader with the weights of this build, prepared once.
 * @throws {Error} where they are damaged or of another version
 */
export function trainedWeights(): DangerReader {
  reader ??= trainedReader(scorerOf(readModel(weights)));
  return reader;
}
