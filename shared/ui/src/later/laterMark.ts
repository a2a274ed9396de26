// By itself, not part of what the shell hands to remotes and so brings with its first page.
import { laterAttribute } from '@odysseus/contract';

/** How a section that waits for a reader to come near says so, to whoever didn't draw it. */
export const nearMark = 'near';

/**
 * The attribute of what stands below the first screen of any phone: the first paint goes without it.
 * @param near whether it stays without its layout after that, too, until a reader comes near
 */
export const laterMark = (below: boolean, near = false): Readonly<Record<string, string>> =>
  below ? { [laterAttribute]: near ? nearMark : '' } : {};
