import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { type RawClient, rawClient } from '../testing/rawClient';
import { Drain } from './Drain';

/** Bytes; more than the system takes for a reader that does not read. */
const large = 32 * 1024 * 1024;
/** Milliseconds: longer than a busy machine takes to ask what is to be asked meanwhile. */
const notice = 3_000;

describe('A service that is taken out of use', () => {
  let app: FastifyInstance;
  let drain: Drain;
  let port: number;
  let reached: Promise<void>;
  let answer: () => void;
  let clients: RawClient[];

  beforeEach(async () => {
    app = Fastify();
    drain = new Drain();
    drain.watch(app);
    let arrive = (): void => undefined;
    reached = new Promise((resolve) => (arrive = resolve));
    const held = new Promise<void>((resolve) => (answer = resolve));
    app.get('/quick', async () => 'quick');
    app.get('/slow', async () => {
      arrive();
      await held;
      return 'slow';
    });
    app.get('/large', async () => Buffer.alloc(large, 'x'));
    app.post(
      '/refused',
      { onRequest: async (_request, reply) => reply.code(401).send('refused') },
      async () => 'never',
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.address() as AddressInfo);
    clients = [];
  });
  afterEach(async () => {
    answer();
    for (const { socket } of clients) socket.destroy();
    await app.close();
  });

  const client = async (): Promise<RawClient> => {
    const opened = await rawClient(port);
    clients.push(opened);
    return opened;
  };
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

  it('answers for the time of the notice, and ends each connection with its answer', async () => {
    const open = await client();
    await open.write(get('/quick'));
    expect(await open.reads(/quick$/)).toMatch(/connection: keep-alive/i);
    const ended = drain.run({ notice, patience: 1_000 });
    expect(drain.isUnderWay).toBe(true);
    await open.write(get('/quick'));
    const { text, error } = await open.ended;
    expect(text).toMatch(/connection: close[^]*quick$/i);
    expect(error).toBeUndefined();
    const late = await client();
    await late.write(get('/quick'));
    expect((await late.ended).text).toMatch(/200 OK[^]*quick$/);
    await ended;
    await expect(rawClient(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('answers what comes as the listener closes, and what it was asked before', async () => {
    const before = await client();
    await before.write(get('/slow'));
    await reached;
    const open = await client();
    await open.write(get('/quick'));
    await open.reads(/quick$/);
    const closed = drain.run({ notice: 0, patience: 60_000 });
    const fresh = await client();
    for (const asking of [open, fresh]) await asking.write(get('/quick'));
    await closed;
    const ended = app.close();
    for (const asking of [open, fresh]) {
      const { text, error } = await asking.ended;
      expect(text).toMatch(/connection: close[^]*quick$/i);
      expect(error).toBeUndefined();
    }
    answer();
    expect((await before.ended).text).toMatch(/connection: close[^]*slow$/i);
    await ended;
  });

  it('answers what was on its way as the listener closed', async () => {
    const fresh = await client();
    const used = await client();
    await used.write(get('/quick'));
    await used.reads(/quick$/);
    const ended = drain.run({ notice: 0, patience: 60_000 });
    while (app.server.listening) await new Promise(setImmediate);
    for (const asking of [fresh, used]) await asking.write(get('/quick'));
    for (const asking of [fresh, used]) {
      const { text, error } = await asking.ended;
      expect(text).toMatch(/connection: close[^]*quick$/i);
      expect(error).toBeUndefined();
    }
    await ended;
  });

  it('lets a slow reader have the whole answer', async () => {
    const reader = await client();
    reader.socket.pause();
    await reader.write(get('/large'));
    const quick = await client();
    await quick.write(get('/quick'));
    await quick.reads(/quick$/);
    await drain.run({ notice: 0, patience: 60_000 });
    const ended = app.close();
    reader.socket.resume();
    const { text, error } = await reader.ended;
    expect(error).toBeUndefined();
    expect(text.length - text.indexOf('\r\n\r\n') - 4).toBe(large);
    await ended;
  });

  it('waits for no connection on which nothing is asked', async () => {
    const ahead = await client();
    const idle = await client();
    await idle.write(get('/quick'));
    await idle.reads(/quick$/);
    await drain.run({ notice: 0, patience: 60_000 });
    await app.close();
    for (const { ended } of [ahead, idle]) expect((await ended).error).toBeUndefined();
  });

  it('takes the rest of a body whose request it has refused, so that the refusal can be read', async () => {
    const body = 'x'.repeat(8 * 1024 * 1024);
    const ended = drain.run({ notice, patience: 60_000 });
    const sender = await client();
    await sender.write(
      `POST /refused HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    expect(await sender.reads(/refused$/)).toMatch(/ 401 /);
    await ended;
    const closed = app.close();
    await sender.write(body);
    expect((await sender.ended).error).toBeUndefined();
    await closed;
  });

  it('cuts off what is not answered in time', async () => {
    const asking = await client();
    await asking.write(get('/slow'));
    await reached;
    await drain.run({ notice: 0, patience: 50 });
    await app.close();
    expect((await asking.ended).text).toBe('');
  });

  it('has nothing to wait for when it does not listen', async () => {
    await app.close();
    await drain.run({ notice: 60_000, patience: 60_000 });
    expect(drain.isUnderWay).toBe(true);
  });
});
