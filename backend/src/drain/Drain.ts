import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds without a new connection or request after which the listener closes. */
const quiet = 100;
/** Milliseconds that requests are held for that at most. */
const longestHold = 500;
/** Milliseconds after its opening, or its last answer, for which a request may be on its way on a connection. */
const onItsWay = 1_000;

export interface DrainTimes {
  /** Milliseconds for which the service goes on answering, so that balancers and browsers notice that it leaves. */
  readonly notice: number;
  /** Milliseconds that answers may take once nothing new is let in. */
  readonly patience: number;
}

/**
 * Takes a service out of use so that nothing asked of it is reset. For the time of the notice it answers as ever, readiness
 * says that it leaves, and each answer ends its connection. Then requests are held until no more come: a connection that the
 * system has taken, and the program not yet, would be reset as the listener closes. What is held is answered after that, and
 * what comes on connections that are still new.
 */
export class Drain {
  #state: 'serving' | 'leaving' | 'holding' = 'serving';
  #server: Server | undefined;
  /** Each with the time of its opening or its last answer, by the clock of `performance`. */
  readonly #connections = new Map<Socket, number>();
  readonly #requests = new Set<IncomingMessage>();
  readonly #held: (() => void)[] = [];
  /** When a connection or a request came last. */
  #heardAt = 0;

  get isUnderWay(): boolean {
    return this.#state !== 'serving';
  }

  /** Follows the connections and requests of a service. It must come before the service's own hooks. */
  watch(app: FastifyInstance): void {
    const { server } = app;
    this.#server = server;
    // Node's own also cuts off answers that are written, and that a slow reader has not taken yet.
    server.closeIdleConnections = () => void this.#endIdle();
    server.on('connection', (socket) => {
      this.#heardAt = performance.now();
      this.#connections.set(socket, this.#heardAt);
      socket.once('close', () => this.#connections.delete(socket));
    });
    app.addHook('onRequest', (request, reply, done) => {
      this.#follow(request.raw, reply.raw);
      if (this.isUnderWay) this.#heardAt = performance.now();
      if (this.#state !== 'holding') done();
      else this.#held.push(() => (request.raw.destroyed ? undefined : done()));
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      if (this.isUnderWay && !isArriving(request.raw)) reply.header('connection', 'close');
      done(null, payload);
    });
  }

  /** Resolves when nothing new is let in; closing the service then waits for the answers that are under way, as long as there is patience. */
  async run({ notice, patience }: DrainTimes): Promise<void> {
    const server = this.#server;
    this.#state = 'leaving';
    if (!server?.listening) return;
    if (notice > 0) await pause(notice);
    this.#state = 'holding';
    await this.#untilQuiet();
    server.close();
    this.#state = 'leaving';
    setTimeout(() => server.closeAllConnections(), patience).unref();
    for (const answer of this.#held.splice(0)) answer();
    while (this.#endIdle()) await pause(quiet);
  }

  async #untilQuiet(): Promise<void> {
    const end = performance.now() + longestHold;
    do {
      await pause(quiet);
      // What came while the process was busy is heard before the clock is looked at.
      await nextTurn();
    } while (performance.now() - this.#heardAt < quiet && performance.now() < end);
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Of requests that were injected, or came in by another listener, there is nothing to end.
    if (!this.#connections.has(socket)) return;
    this.#requests.add(request);
    // It closes once: to listen for that alone costs more.
    response.on('close', () => {
      if (request.complete || socket.destroyed) this.#forget(request, socket);
      else request.once('close', () => this.#forget(request, socket));
    });
  }

  #forget(request: IncomingMessage, socket: Socket): void {
    this.#requests.delete(request);
    if (this.#connections.has(socket)) this.#connections.set(socket, performance.now());
    if (this.#server?.listening === false) socket.destroySoon();
  }

  /**
   * Ends the connections on which nothing is asked.
   * @returns whether some are left on which a request may be on its way; who closes without a drain does not wait for those
   */
  #endIdle(): boolean {
    const now = performance.now();
    const busy = new Set([...this.#requests].map(({ socket }) => socket));
    let areLeft = false;
    for (const [socket, usedAt] of this.#connections) {
      if (busy.has(socket)) continue;
      if (this.isUnderWay && now - usedAt < onItsWay) areLeft = true;
      else socket.destroySoon();
    }
    return areLeft;
  }
}

/** Whether a body is on its way, as that of a request that was refused by its headers: the end of the connection would reset it, answer and all. */
function isArriving({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}
