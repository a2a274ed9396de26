import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration';
import type { Database } from '../database';
import { logged } from '../problems';
import type { DiskReserve } from './DiskReserve';
import { sweepEvents } from './sweepEvents';

/** Milliseconds between two sweeps that nothing else calls for. */
const interval = 600_000;
/** Share of the bytes that are kept after whose arrival events are swept, and after which none are stored before that is done. */
const dueShare = 1 / 8;
const overdueShare = 1 / 4;

export interface EventSweeperOptions {
  readonly database: Database;
  readonly disk: DiskReserve;
  readonly kept: Configuration['events'];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Has events swept: now and then, and as soon as many have come. */
export class EventSweeper {
  readonly #timer: NodeJS.Timeout;
  /** Bytes that came since the last sweep that was done. */
  #arrived = 0;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(private readonly options: EventSweeperOptions) {
    this.#timer = setInterval(() => void this.sweep(), interval).unref();
  }

  /** Whether more have come than may before the next sweep is done. */
  get isOverdue(): boolean {
    return this.#arrived > this.options.kept.keptBytes * overdueShare;
  }

  /** Told what was stored. */
  note(bytes: number): void {
    this.#arrived += bytes;
    if (this.#arrived > this.options.kept.keptBytes * dueShare) void this.sweep();
  }

  /** Sweeps, unless a sweep runs; resolves when it is over, also when it failed. */
  sweep(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#running ??= this.#sweep().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Ends what runs, at the next piece. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { database, disk, kept, clock, log } = this.options;
    const before = this.#arrived;
    try {
      await sweepEvents(database, {
        kept,
        now: clock(),
        mayRewrite: !(await disk.isShort()),
        goesOn: () => !this.#isClosed,
      });
      this.#arrived -= before;
    } catch (error) {
      log.warn({ error: logged(error) }, 'Old analytics events could not be removed; it is tried again');
    }
  }
}
