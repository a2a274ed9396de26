import { laterAttribute } from '@odysseus/contract';
import { nearMark } from './layOutInPauses';

/**
 * The attribute of what stands below the first screen of any phone: the first paint goes without it.
 * @param near whether it stays without its layout after that, too, until a reader comes near
 */
export const laterMark = (below: boolean, near = false): Readonly<Record<string, string>> =>
  below ? { [laterAttribute]: near ? nearMark : '' } : {};
