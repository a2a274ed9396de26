import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { turnedTime, type TurnedTime } from '../testing/turnedTime';
import { BoardStream } from './BoardStream';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 16);

describe("A board's stream", () => {
  let server: Server;
  let time: TurnedTime;
  let holdsPass: () => Promise<boolean>;
  let closed: number;
  let readers: IncomingMessage[];

  /** Both ends of a stream; what the reader has read stands in `text`. */
  const connect = async ({ tokenExpiresAt = start + 60 * minute, reads = true } = {}) => {
    const arrived = new Promise<ServerResponse>((resolve) =>
      server.once('request', (_request, response) => resolve(response)),
    );
    const answered = new Promise<IncomingMessage>((resolve) =>
      get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false }, resolve).on(
        'error',
        () => undefined,
      ),
    );
    const response = await arrived;
    const stream = new BoardStream({
      response,
      time,
      tokenExpiresAt,
      holdsPass: () => holdsPass(),
      onClose: () => void (closed += 1),
    });
    const reader = await answered;
    readers.push(reader);
    let text = '';
    const ended = new Promise<string>((resolve) => {
      reader.on('end', () => resolve(text));
      reader.on('error', () => resolve(text));
    });
    if (reads) reader.setEncoding('utf8').on('data', (part: string) => (text += part));
    return { stream, response, reader, ended };
  };

  beforeEach(async () => {
    time = turnedTime(start);
    holdsPass = async () => true;
    closed = 0;
    readers = [];
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const reader of readers) reader.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('shows signs of life, and brings events in between', async () => {
    const { stream, ended } = await connect();
    await time.turn(50_000);
    stream.send('event: report\ndata: {}\n\n');
    stream.end('closing');
    const text = await ended;
    expect(text.startsWith('retry: 5000\n\n')).toBe(true);
    expect(text.match(/^: here$/gm)).toHaveLength(2);
    expect(text.endsWith('event: report\ndata: {}\n\nevent: end\ndata: {"reason":"closing"}\n\n')).toBe(true);
  });

  it('ends within a minute when the pass ends', async () => {
    const { ended } = await connect();
    await time.turn(5 * minute);
    expect(closed).toBe(0);
    holdsPass = async () => false;
    await time.turn(minute);
    expect(await ended).toContain('data: {"reason":"noAccess"}');
    expect(closed).toBe(1);
  });

  it('ends when the token expires, for the board to come back with a new one', async () => {
    const { ended } = await connect({ tokenExpiresAt: start + 30_000 });
    await time.turn(minute);
    expect(await ended).toContain('data: {"reason":"tokenExpired"}');
  });

  it('outlives a database that is away for a moment, and no longer', async () => {
    const { ended } = await connect();
    holdsPass = () => Promise.reject(new Error('no database'));
    await time.turn(3 * minute);
    holdsPass = async () => true;
    await time.turn(2 * minute);
    expect(closed).toBe(0);
    holdsPass = () => Promise.reject(new Error('no database'));
    await time.turn(10 * minute);
    expect(await ended).toContain('data: {"reason":"closing"}');
  });

  it('drops a board that does not read, instead of keeping everything for it', async () => {
    const { stream, response } = await connect({ reads: false });
    const event = `data: ${'x'.repeat(64 * 1024)}\n\n`;
    let kept = 0;
    for (let sent = 0; closed === 0 && sent < 2_000; sent += 1) {
      stream.send(event);
      kept = Math.max(kept, response.writableLength);
      await new Promise(setImmediate);
    }
    expect(closed).toBe(1);
    expect(response.destroyed).toBe(true);
    expect(kept).toBeLessThan(1024 * 1024);
  });

  it('asks for no pass, and rings no alarm, once the visitor has gone', async () => {
    const { reader, response } = await connect();
    const gone = new Promise((resolve) => response.on('close', resolve));
    reader.destroy();
    await gone;
    expect(closed).toBe(1);
    holdsPass = () => Promise.reject(new Error('asked'));
    const asked = jest.fn(holdsPass);
    holdsPass = asked;
    await time.turn(10 * minute);
    expect(asked).not.toHaveBeenCalled();
  });
});
