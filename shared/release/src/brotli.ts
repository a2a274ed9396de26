import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Compresses with Brotli, beside this thread. @param quality 0 to 11: 5 takes milliseconds, 11 is the smallest and takes up to seconds */
export function brotli(content: string | Buffer, quality: number): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
