import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes HTTP as it likes, and reads when it likes. */
export interface RawClient {
  readonly socket: Socket;
  /** Writes, and resolves when the system has it. */
  write(text: string): Promise<void>;
  /** Resolves with everything that came so far once that matches. */
  reads(pattern: RegExp): Promise<string>;
  /** Resolves with everything that came, and how it ended. */
  readonly ended: Promise<{ text: string; error: string | undefined }>;
}

export async function rawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  let error: string | undefined;
  const listeners = new Set<() => void>();
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
    for (const listener of listeners) listener();
  });
  socket.on('error', (cause: NodeJS.ErrnoException) => {
    error = cause.code ?? cause.message;
  });
  const ended = new Promise<{ text: string; error: string | undefined }>((resolve) =>
    socket.once('close', () => resolve({ text, error })),
  );
  return {
    socket,
    ended,
    write: (what) =>
      new Promise((resolve, reject) => socket.write(what, (cause) => (cause ? reject(cause) : resolve()))),
    reads: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (!pattern.test(text)) return;
          listeners.delete(check);
          resolve(text);
        };
        listeners.add(check);
        check();
        void ended.then(() => reject(new Error(`It ended (${error ?? 'well'}) before ${pattern}:\n${text}`)));
      }),
  };
}
