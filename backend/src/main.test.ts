import { once } from 'node:events';
import './testing/embeddedEngine';
import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profilePaths } from '@odysseus/contract';
import { utcDate } from '@odysseus/contract/time';
import { openDatabase } from './database';
import { backendFolder } from './location.cjs';
import { askRaw, requestText } from './testing/askRaw';
import { addWindow } from './subscriptions';
import { askUntilRefused } from './testing/askUntilRefused';
import { bundleProgram } from './testing/bundleProgram';
import { copyDatabaseTo } from './testing/madeDatabase';
import { rawClient } from './testing/rawClient';
import { freeze } from './testing/freeze';
import { outlastLock } from './testing/outlastLock';
import type { RunningModule } from './testing/runModule';
import { releaseParis } from './testing/sampleRelease';
import { unsignedToken } from './testing/tokenClaims';

const start = bundleProgram(join(backendFolder, 'src', 'main.ts'));

// Starts programs, which takes its time on a busy machine.
jest.setTimeout(120_000);

describe('The program', () => {
  let folder: string;
  const running: RunningModule[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'odysseus-main-'));
    await copyDatabaseTo(folder);
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true });
  });

  function run(environment: Record<string, string>, ...flags: string[]): RunningModule {
    const service = start(flags, { ODYSSEUS_DATA_DIR: folder, PORT: '0', ...environment });
    running.push(service);
    return service;
  }
  /** As before the first start. */
  async function emptyFolder(): Promise<void> {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  }
  async function addressOf(service: RunningModule): Promise<string> {
    return /http:\/\/[0-9.:]+/.exec(await service.says(/listens at/))?.[0] ?? '';
  }

  it('keeps what it knows over a restart, and ends cleanly when it is asked to', async () => {
    await emptyFolder();
    const authorization = `Bearer ${unsignedToken({ uid: 'ann', email: 'ann@example.com', now: Date.now() })}`;
    const first = run({});
    const created = await fetch((await addressOf(first)) + profilePaths.profile('ann'), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.com', displayName: 'Ann' }),
    });
    expect(created.status).toBe(201);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);

    const second = run({});
    const read = await fetch((await addressOf(second)) + profilePaths.profile('ann'), { headers: { authorization } });
    expect(await read.json()).toMatchObject({ displayName: 'Ann' });
  });

  it('ends at once and writes nothing when another took its place while it was frozen', async () => {
    const headers = {
      authorization: `Bearer ${unsignedToken({ uid: 'ann', email: 'ann@example.com', now: Date.now() })}`,
      'content-type': 'application/json',
    };
    const create = async (service: RunningModule) =>
      (
        await fetch((await addressOf(service)) + profilePaths.profile('ann'), {
          method: 'POST',
          headers,
          body: JSON.stringify({ email: 'ann@example.com', displayName: 'Ann' }),
        })
      ).status;
    const frozen = run({});
    await addressOf(frozen);
    await freeze(frozen.child);
    await outlastLock(folder);
    const successor = run({});
    expect(await create(successor)).toBe(201);
    frozen.child.kill('SIGCONT');
    const { output } = await frozen.ended;
    expect({ signal: frozen.child.signalCode, output }).toEqual({
      signal: 'SIGKILL',
      output: expect.stringContaining('Another process took the data folder') as string,
    });
    successor.child.kill('SIGKILL');
    await successor.ended;

    await outlastLock(folder);
    expect(await create(run({}))).toBe(200);
  });

  it('keeps what it stores from other users, and closes what was left open to them', async () => {
    await emptyFolder();
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'keys'));
    writeFileSync(join(folder, 'keys', 'owner'), 'secret', { mode: 0o644 });
    writeFileSync(join(folder, 'auth-emulator.json'), '{}', { mode: 0o644 });
    await addressOf(run({}));
    for (const name of ['.', 'keys', 'keys/owner', 'auth-emulator.json', 'database', 'database.holder'])
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  });

  // A file of a process can be changed by nobody, not even by root.
  (process.platform === 'linux' ? it : it.skip)(
    'says so, and starts all the same, where it may not close what is open',
    async () => {
      const file = join(folder, 'auth-emulator.json');
      symlinkSync(`/proc/${process.pid}/limits`, file);
      const service = run({});
      await addressOf(service);
      service.child.kill('SIGTERM');
      expect((await service.ended).output).toContain(
        `${file} is open to other users of this machine, and this user may not change that (EPERM). Run chmod -R go-rwx ${file}`,
      );
    },
  );

  it('does not wait for connections that a browser has opened ahead, and on which nothing is asked', async () => {
    const service = run({});
    const { hostname, port } = new URL(await addressOf(service));
    const ahead = connect(Number(port), hostname);
    await new Promise((resolve) => ahead.once('connect', resolve));
    // An answer proves that the service has taken the connection before this one.
    expect((await fetch(`http://${hostname}:${port}/api/health/live`)).status).toBe(200);
    const closed = new Promise((resolve) => ahead.once('close', resolve));
    ahead.resume();
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
    await closed;
  });

  it('answers this machine alone: what is meant for another host is refused, for every path', async () => {
    const { port } = new URL(await addressOf(run({})));
    for (const target of [
      '/',
      '/paris',
      '/api/health',
      '/api/checkout/passes',
      '/api/nothing',
      `http://evil.example:${port}/api/checkout/passes`,
    ]) {
      expect(await askRaw(Number(port), requestText(target, `evil.example:${port}`))).toMatch(/^HTTP\/1\.1 421 /);
    }
    for (const target of ['/api/checkout/passes', `http://localhost:${port}/api/checkout/passes`]) {
      expect(await askRaw(Number(port), requestText(target, `localhost:${port}`))).toMatch(/^HTTP\/1\.1 200 /);
    }
    // Nothing is released here.
    expect(await askRaw(Number(port), requestText(`http://localhost:${port}/paris`, `localhost:${port}`))).toMatch(
      /^HTTP\/1\.1 503 /,
    );
  });

  it('holds no more connections than it is told to, and answers the next visitor', async () => {
    const { hostname, port } = new URL(
      await addressOf(run({ MAX_CONNECTIONS: '100', MAX_IDLE_CONNECTIONS_PER_ADDRESS: '50' })),
    );
    const closed: Promise<unknown>[] = [];
    const opened: Socket[] = [];
    for (let index = 0; index < 400; index += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      closed.push(once(socket, 'close'));
      opened.push(socket);
      await once(socket, 'connect');
      socket.resume();
    }
    expect((await fetch(`http://${hostname}:${port}/api/health/live`)).status).toBe(200);
    await Promise.all(closed.slice(0, 350));
    for (const socket of opened) socket.destroy();
  });

  describe('when it is told to stop while dozens ask', () => {
    const authorization = (uid: string) =>
      `Bearer ${unsignedToken({ uid, email: `${uid}@example.com`, now: Date.now() })}`;

    /** Somebody whose request the service has begun to take, and not whole. */
    async function beginUpload(port: number, uid: string) {
      const body = JSON.stringify({ email: `${uid}@example.com`, displayName: 'Slow' });
      const client = await rawClient(port);
      await client.write(
        `POST ${profilePaths.profile(uid)} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: ${authorization(uid)}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
      );
      return { finish: () => client.write(body.slice(10)), ended: client.ended };
    }

    it('answers everybody or refuses the connection, and resets nobody', async () => {
      await releaseParis(join(folder, 'store'));
      const database = await openDatabase({ databaseUrl: null, dataFolder: folder });
      await database.migrate();
      await addWindow(
        database.queries,
        'ann',
        { start_date: utcDate(Date.now() - 86_400_000), end_date: utcDate(Date.now() + 86_400_000) },
        null,
      );
      await database.close();
      const service = run({ RATE_LIMIT_PER_MINUTE: '0', STOP_NOTICE_SECONDS: '1', STOP_PATIENCE_SECONDS: '60' });
      const address = await addressOf(service);
      const port = Number(new URL(address).port);

      const board = await fetch(`${address}/api/live/paris/stream`, {
        headers: { authorization: authorization('ann') },
      });
      expect(board.status).toBe(200);
      const uploads = await Promise.all(['ben', 'cleo', 'dan', 'eve'].map((uid) => beginUpload(port, uid)));
      const health = askUntilRefused(`${address}/api/health`);
      await health.hears(({ status }) => status === 200);
      const askers = Array.from({ length: 48 }, (_, place) =>
        askUntilRefused(
          `${address}${['/api/checkout/passes', '/robots.txt', '/current.json', '/api/nothing'][place % 4]}`,
        ),
      );
      await Promise.all(askers.map((asker) => asker.hears((_answer, count) => count >= 20)));

      const leaves = health.hears(({ body }) => body.includes('stopping'));
      service.child.kill('SIGTERM');
      await leaves;
      const first = uploads.splice(0, 2);
      for (const upload of first) await upload.finish();
      await Promise.all([health, ...askers].map(({ refused }) => refused));
      // The listener is closed; who was let in before is waited for.
      for (const upload of uploads) await upload.finish();

      expect([health, ...askers].flatMap(({ broken }) => broken)).toEqual([]);
      for (const { ended } of [...first, ...uploads])
        expect(await ended).toEqual({
          text: expect.stringMatching(/ 201 Created[^]*connection: close[^]*"Slow"/i),
          error: undefined,
        });
      const statuses = health.answers.map(
        ({ status, body }) => `${status} ${(JSON.parse(body) as { status: string }).status}`,
      );
      expect(statuses.lastIndexOf('200 ok')).toBeLessThan(statuses.indexOf('503 stopping'));
      expect(await board.text()).toMatch(/event: end\ndata: {"reason":"closing"}\n\n$/);
      expect((await service.ended).code).toBe(0);
    });
  });

  it('names the way out when its port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    try {
      const { code, output } = await run({}, '--port', String(port)).ended;
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`PORT="${port}" is taken.*PORT=\\d+ npm start.*npm start -- --port \\d+`));
      expect(output).not.toMatch(/\n\s+at /);
    } finally {
      taken.close();
    }
  });

  it.each([
    ['a variable is wrong', { LOG_LEVEL: 'loud' }, /LOG_LEVEL="loud" must be one of/],
    ['the network could sign in as anyone', { HOST: '0.0.0.0' }, /HOST="0\.0\.0\.0" lets other machines in/],
    ['its database is away', { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/guide' }, /can't be reached/],
  ])('says why in one sentence, and does not start, when %s', async (_when, environment, message) => {
    const { code, output } = await run(environment).ended;
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
