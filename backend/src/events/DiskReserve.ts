import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { logged } from '../problems';

export interface DiskReserveOptions {
  /** Folder of the disk; null where there is none of this machine's. */
  readonly folder: string | null;
  /** Bytes that must stay free; 0 for any. */
  readonly bytes: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Room on the disk that is left to what matters more than events. */
export class DiskReserve {
  #isUnknown = false;

  constructor(private readonly options: DiskReserveOptions) {}

  /** Whether less is free than is reserved. */
  async isShort(): Promise<boolean> {
    const { folder, bytes, log } = this.options;
    if (folder === null || bytes === 0) return false;
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize < bytes;
    } catch (error) {
      if (!this.#isUnknown)
        log.warn(
          { error: logged(error) },
          'The room on the disk can not be told; analytics events are stored without that',
        );
      this.#isUnknown = true;
      return false;
    }
  }
}
