import type { DangerReader } from './DangerReader';
import { wordReader } from './wordReader';

let loaded: Promise<DangerReader> | undefined;

/** Loads the trained reader once. Where it does not come, the list of words answers, and the next call tries again. Never rejects. */
export async function loadReader(): Promise<DangerReader> {
  loaded ??= import(/* webpackChunkName: "danger-weights" */ '../weights').then(({ trainedWeights }) =>
    trainedWeights(),
  );
  try {
    return await loaded;
  } catch {
    loaded = undefined;
    return wordReader;
  }
}
