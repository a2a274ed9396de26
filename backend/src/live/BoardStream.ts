import type { ServerResponse } from 'node:http';
import type { LiveEnd } from '@odysseus/contract';
import type { Time } from './Time';

/** Milliseconds between signs of life: proxies cut what is silent for half a minute. */
const keepAlive = 20_000;
/** Signs of life from one look at the pass to the next: a minute. */
const checkEvery = 3;
/** Looks in a row that may fail, because the database is away, before the stream ends. */
const mostFailedChecks = 5;
/** Bytes that may wait for a board that does not read. */
const mostWaiting = 512 * 1024;
/** Milliseconds that a board has to read its last event. */
const farewell = 2_000;
/** Milliseconds after which a browser asks again when the stream breaks off. */
const retry = 5_000;

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform`: a proxy that compresses would hold events back.
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  // Nothing follows on it; a service that stops would wait for it to be idle.
  connection: 'close',
} as const;

export interface BoardStreamParts {
  readonly response: ServerResponse;
  readonly time: Time;
  /** Milliseconds since 1970 at which the visitor's token is worth nothing any more. */
  readonly tokenExpiresAt: number;
  /** Whether the visitor's pass still runs. */
  holdsPass(): Promise<boolean>;
  /** Called once, however it ends. */
  onClose(): void;
}

/** A board's side of the wire: server-sent events until the pass ends, the token expires, or nobody reads. */
export class BoardStream {
  private ticks = 0;
  private failedChecks = 0;
  private isOpen = true;
  private callOff: () => void;

  constructor(private readonly parts: BoardStreamParts) {
    const { response } = parts;
    response.on('close', () => this.close());
    // A connection that breaks is closed next; there is nobody to tell.
    response.on('error', () => this.close());
    response.writeHead(200, head);
    response.write(`retry: ${retry}\n\n`);
    this.callOff = this.later();
  }

  get isClosed(): boolean {
    return !this.isOpen;
  }

  /** Sends one whole event. A board that has not read the former ones is dropped: it asks again when it wakes. */
  send(event: string): void {
    if (!this.isOpen) return;
    const { response } = this.parts;
    response.write(event);
    if (response.writableLength > mostWaiting) {
      response.destroy();
      this.close();
    }
  }

  /** Says why no more comes, and closes. */
  end(reason: LiveEnd['reason']): void {
    if (!this.isOpen) return;
    const { response, time } = this.parts;
    response.end(`event: end\ndata: ${JSON.stringify({ reason } satisfies LiveEnd)}\n\n`);
    const callOff = time.after(farewell, () => response.destroy());
    response.on('close', callOff);
    this.close();
  }

  private later(): () => void {
    return this.parts.time.after(keepAlive, () => void this.tick());
  }

  private async tick(): Promise<void> {
    this.ticks += 1;
    this.send(': here\n\n');
    if (this.isOpen && this.parts.time.now() >= this.parts.tokenExpiresAt) this.end('tokenExpired');
    if (this.isOpen && this.ticks % checkEvery === 0) await this.checkPass();
    if (this.isOpen) this.callOff = this.later();
  }

  private async checkPass(): Promise<void> {
    try {
      const holds = await this.parts.holdsPass();
      this.failedChecks = 0;
      if (!holds) this.end('noAccess');
    } catch {
      // The database is away for a moment: that is told where its queries are logged, and ends no visit at once.
      this.failedChecks += 1;
      if (this.failedChecks >= mostFailedChecks) this.end('closing');
    }
  }

  private close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.callOff();
    this.parts.onClose();
  }
}
