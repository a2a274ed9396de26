import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Ends of the names of compressed copies. */
export type CopyEnding = keyof typeof unpackers;
export const copyEndings = Object.keys(unpackers) as CopyEnding[];

/** Whether a compressed copy holds a file, and nothing else; what can't be read does not. */
export async function holdsFile(ending: CopyEnding, copy: Buffer, file: Buffer): Promise<boolean> {
  // More than the file is wrong, and need not be read to its end. Zero is no limit that the library takes.
  const unpacked = unpackers[ending](copy, { maxOutputLength: Math.max(1, file.length) });
  return unpacked.then(
    (body) => body.equals(file),
    () => false,
  );
}
