import type { FastifyBaseLogger } from 'fastify';
import type { DiskReserve } from './DiskReserve';
import type { EventSweeper } from './EventSweeper';

export interface EventRoomOptions {
  readonly disk: DiskReserve;
  readonly sweeper: EventSweeper;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Decides whether there is room for events. When it gets tight they go first: nobody's visit depends on them. */
export class EventRoom {
  /** Why events are dropped at the moment. */
  #lack: string | undefined;

  constructor(private readonly options: EventRoomOptions) {}

  async isThere(): Promise<boolean> {
    const { disk, sweeper } = this.options;
    const lack = sweeper.isOverdue
      ? 'more came than could be swept'
      : (await disk.isShort())
        ? 'the disk is short'
        : undefined;
    if (lack !== undefined) this.#tell(lack);
    return lack === undefined;
  }

  /** Told that events were stored. */
  noteStored(): void {
    this.#tell(undefined);
  }

  /** Told that the database itself has no room. */
  noteFull(): void {
    this.#tell("the database's disk is full");
  }

  /** Tells the log when dropping begins and when it ends, and not of every event. */
  #tell(lack: string | undefined): void {
    if (lack === this.#lack) return;
    this.#lack = lack;
    if (lack === undefined) this.options.log.info('Analytics events are stored again');
    else this.options.log.warn({ reason: lack }, 'Analytics events are dropped');
  }
}
