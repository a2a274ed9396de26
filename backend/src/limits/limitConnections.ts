import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionSettings } from '../configuration';
import { addressKey } from './addressKey';
import { inNetworks } from './networks';

/** Of the connections that may be open: from there on a new one takes the place of an idle one, so that there is room for the next. */
const comfortable = 0.9;

interface Connection {
  /** Whose it is, by `addressKey`; null where many visitors share the address. */
  readonly owner: string | null;
  /** Requests that are being answered on it. */
  asked: number;
}

/**
 * Keeps idle connections from filling a server: of an address that holds too many, and of everybody once the server is nearly
 * full, the one that has been idle longest is closed for each that comes. A connection on which something is being answered, such
 * as a stream of events, is never closed here. A browser whose idle connection is gone opens another without a word.
 * @param trustedProxies networks whose addresses stand for many visitors each, and have no limit of their own
 */
export function limitConnections(
  server: Server,
  { most, mostIdlePerAddress }: Pick<ConnectionSettings, 'most' | 'mostIdlePerAddress'>,
  trustedProxies: readonly string[],
): void {
  const isProxy = inNetworks(trustedProxies);
  const open = new Map<Socket, Connection>();
  /** Longest idle first, of everybody and of each owner. */
  const idle = new Set<Socket>();
  const idleOf = new Map<string, Set<Socket>>();
  if (most > 0) server.maxConnections = most;

  const wake = (socket: Socket, owner: string | null): void => {
    idle.delete(socket);
    const own = owner === null ? undefined : idleOf.get(owner);
    own?.delete(socket);
    if (owner !== null && own?.size === 0) idleOf.delete(owner);
  };
  const rest = (socket: Socket, owner: string | null): void => {
    idle.add(socket);
    if (owner === null) return;
    const own = idleOf.get(owner) ?? new Set<Socket>();
    idleOf.set(owner, own.add(socket));
    if (mostIdlePerAddress > 0 && own.size > mostIdlePerAddress) closeLongestIdle(own, socket);
  };
  const closeLongestIdle = (among: ReadonlySet<Socket>, except: Socket): void => {
    const [socket] = among;
    const connection = socket && open.get(socket);
    if (!connection || socket === except) return;
    wake(socket, connection.owner);
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const owner = isProxy(address) ? null : addressKey(address);
    open.set(socket, { owner, asked: 0 });
    socket.once('close', () => {
      open.delete(socket);
      wake(socket, owner);
    });
    rest(socket, owner);
    if (most > 0 && open.size > most * comfortable) closeLongestIdle(idle, socket);
  });

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.asked += 1;
    wake(socket, connection.owner);
    // It closes once: to listen for that alone costs more.
    response.on('close', () => {
      connection.asked -= 1;
      if (connection.asked === 0 && open.has(socket) && !socket.destroyed) rest(socket, connection.owner);
    });
  });
}
