import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readConfiguration } from '../configuration';
import { createServer } from '../server';

let app: FastifyInstance;
let port: number;
let held: FastifyReply[];
let sockets: Socket[];

beforeEach(() => {
  held = [];
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const reply of held) reply.raw.destroy();
  await app.close();
});

async function start(variables: Record<string, string>): Promise<void> {
  const firebase = {
    FIREBASE_API_KEY: 'k',
    FIREBASE_AUTH_DOMAIN: 'guide.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'guide',
    TEST_PAYMENTS: 'on',
  };
  app = createServer(readConfiguration({ LOG_LEVEL: 'silent', ...firebase, ...variables }));
  app.get('/quick', () => 'done');
  // As a stream of events: it begins, and goes on.
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('begun\n');
    held.push(reply);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
}

interface Opened {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
}
/** Opens a connection, on which nothing is asked. */
async function open(): Promise<Opened> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, closed };
}
async function openMany(count: number): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let index = 0; index < count; index += 1) opened.push(await open());
  return opened;
}
/** Asks on an open connection. @returns the beginning of the answer */
async function askOn({ socket }: Opened, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return String(bytes);
}
const isAnswered = async (): Promise<void> => {
  const answer = await fetch(`http://localhost:${port}/quick`);
  expect(await answer.text()).toBe('done');
};
const drain = (opened: readonly Opened[]): void => opened.forEach(({ socket }) => socket.resume());

it('closes the longest idle connections of an address that holds too many, and answers the next visitor', async () => {
  await start({ MAX_IDLE_CONNECTIONS_PER_ADDRESS: '20' });
  const opened = await openMany(300);
  await isAnswered();
  drain(opened);
  await Promise.all(opened.slice(0, 280).map(({ closed }) => closed));
  expect(await askOn(opened[299] as Opened, '/quick')).toMatch(/^HTTP\/1\.1 200 /);
});

it('makes room for new connections when it is nearly full, from wherever the idle ones come', async () => {
  await start({ MAX_CONNECTIONS: '50', MAX_IDLE_CONNECTIONS_PER_ADDRESS: '0' });
  const opened = await openMany(300);
  await isAnswered();
  drain(opened);
  await Promise.all(opened.slice(0, 250).map(({ closed }) => closed));
  expect(await askOn(opened[299] as Opened, '/quick')).toMatch(/^HTTP\/1\.1 200 /);
});

it('leaves alone a connection on which something is being answered, and counts it as idle again after that', async () => {
  await start({ MAX_IDLE_CONNECTIONS_PER_ADDRESS: '5' });
  const stream = await open();
  expect(await askOn(stream, '/stream')).toMatch(/begun/);
  const answered = await open();
  expect(await askOn(answered, '/quick')).toMatch(/done$/);
  drain([answered]);
  const opened = await openMany(50);
  drain(opened);
  await Promise.all([answered.closed, ...opened.slice(0, 45).map(({ closed }) => closed)]);
  const more = once(stream.socket, 'data');
  held[0]?.raw.write('and on\n');
  expect(String((await more)[0])).toMatch(/and on/);
});

it('sets no limit to a proxy, behind which many visitors are', async () => {
  await start({ MAX_IDLE_CONNECTIONS_PER_ADDRESS: '5', TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.0/8' });
  const opened = await openMany(100);
  for (const connection of opened) expect(await askOn(connection, '/quick')).toMatch(/^HTTP\/1\.1 200 /);
});

it('gives a connection up on which nothing is ever asked', async () => {
  await start({ HEADERS_TIMEOUT_SECONDS: '1' });
  const opened = await openMany(100);
  drain(opened);
  await Promise.all(opened.map(({ closed }) => closed));
  await isAnswered();
});

it('closes an answered connection on which nothing more is asked', async () => {
  await start({ KEEP_ALIVE_SECONDS: '1' });
  const connection = await open();
  expect(await askOn(connection, '/quick')).toMatch(/^HTTP\/1\.1 200 /);
  drain([connection]);
  await connection.closed;
});
