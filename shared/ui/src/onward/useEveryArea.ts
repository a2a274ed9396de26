import type { Area } from '@odysseus/contract';
import * as runtime from '@odysseus/runtime';

/** The lists of every destination; undefined where the shell names none. One before contract 1.10 does not know how to. */
export const useEveryArea: () => readonly Area[] | undefined =
  'useAreas' in runtime ? runtime.useAreas : () => undefined;
