import { brotli } from '@odysseus/release';

/** While somebody waits for it: most of the gain in some milliseconds. */
export const compressQuickly = (text: string): Promise<Buffer> => brotli(text, 5);

/** The smallest, a tenth below that, which takes up to half a second of one thread. */
const compressWell = (text: string): Promise<Buffer> => brotli(text, 11);

/**
 * Compresses well what will be sent often, one text after the other, so that the other threads are there for whoever asks
 * meanwhile.
 * @returns hands a text in; `use` is called with the result
 */
export function compressLater(): (text: string, use: (compressed: Buffer) => void) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (text, use) => {
    // Where it fails, what was compressed quickly stays.
    last = last.then(async () => use(await compressWell(text))).catch(() => undefined);
  };
}
