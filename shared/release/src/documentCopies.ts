import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CopyEnding } from './holdsFile';

/** Brotli's quality: the best takes seconds for a document of 200 cities. */
const documentQuality = 9;

/** Makes each compressed copy of a release document that lies beside it, by the ending of its name. */
export const documentCopies: Readonly<Record<CopyEnding, (body: string | Buffer) => Buffer>> = {
  '.br': (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: documentQuality } }),
  '.gz': (body) => gzipSync(body),
};
