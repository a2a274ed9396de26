import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { codeOf } from '@odysseus/release';
import { ArchiveError } from './ArchiveError';
import type { TileArchive } from './TileArchive';

/**
 * An archive on this machine's disk. It stays open: a file that takes its place is used from the next start on, and never mixed
 * with this one.
 * @throws {ArchiveError}
 */
export async function openArchiveFile(path: string): Promise<TileArchive> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    const code = codeOf(cause);
    throw new ArchiveError(
      code === 'ENOENT' ? `${path} does not exist` : `${path} can't be opened (${code ?? String(cause)})`,
    );
  });
  const found = await file.stat();
  if (!found.isFile()) {
    await file.close();
    throw new ArchiveError(`${path} is no file`);
  }
  const { size, mtimeMs, ino } = found;
  const tag = createHash('sha256').update(`${size} ${mtimeMs} ${ino}`).digest('hex').slice(0, 20);
  return {
    name: path,
    read: async (from, length) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - from)));
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, from + filled);
        if (bytesRead === 0) throw new ArchiveError(`${path} has become shorter since it was opened`);
        filled += bytesRead;
      }
      return { bytes, tag, size };
    },
    close: () => file.close(),
  };
}
