// npm run bench:api: what the service costs on its busiest call, beside the least that Node could do.
//
// `subscription-windows` with a verified token, against bare node:http with the same query over the same driver to the
// same PostgreSQL. Each server is a process of its own and is measured in requests per second of its CPU time, so that
// neither the load generator nor other work on the machine counts. Rounds alternate; the median of the paired ratios is
// the result. Beside it, 50 conversations with the assistant at once (api/conversations.ts).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createService, readConfiguration } from '@odysseus/backend';
import { profilePaths } from '@odysseus/contract';
import pg from 'pg';
import { startTemporaryPostgres } from '../postgres';
import { benchBoards } from './api/boards';
import { benchConversations } from './api/conversations';
import { unsignedToken } from './api/unsignedToken';

/** Many short rounds: what else the machine does then weighs on both alike. */
const rounds = 31;
const requestsPerRound = 1_000;
const warmUpRequests = 6_000;
/** As many as the service and bare node:http have connections to the database: nobody queues for one. */
const connections = 10;
/** Requests per CPU-second of the service in relation to bare node:http. */
const required = 0.8;
/** Milliseconds after which the bench gives up. */
const timeLimit = 480_000;

const uid = 'bench-visitor';
const query =
  'select "start_date", "end_date" from "subscription_windows" where "subscription_windows"."uid" = $1 order by "subscription_windows"."start_date" asc';

type Role = 'service' | 'bare';
type Message = { port: number } | { cpu: number };

/** The service as it runs, with its limiter, whose limit alone is out of reach. */
async function runService(databaseUrl: string): Promise<number> {
  const service = await createService(
    readConfiguration({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000000' }),
  );
  await service.listen({ host: '127.0.0.1', port: 0 });
  return (service.server.address() as AddressInfo).port;
}

/** The same query and nothing else: no token, no checks, no limit. */
async function runBare(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // Dates as text, as everyone wants them.
  pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
  const server = createServer((incoming, response) => {
    const [, , , , id = ''] = (incoming.url ?? '').split('/');
    pool.query({ name: 'windows', text: query, values: [decodeURIComponent(id)] }).then(
      ({ rows }) => {
        const body = JSON.stringify(rows);
        response
          .writeHead(200, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            'cache-control': 'no-store',
          })
          .end(body);
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server process: tells its port once, and its CPU time in microseconds whenever it is asked. */
async function serve(role: Role, databaseUrl: string): Promise<void> {
  const tell = (message: Message): void => void process.send?.(message);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit());
  tell({ port: await (role === 'service' ? runService(databaseUrl) : runBare(databaseUrl)) });
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(role: Role, databaseUrl: string): Promise<Server> {
  const child = fork(fileURLToPath(import.meta.url), [role, databaseUrl]);
  const [message] = (await once(child, 'message')) as [Message];
  if (!('port' in message)) throw new Error(`${role} did not start`);
  return { child, port: message.port };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  const [message] = (await once(child, 'message')) as [Message];
  return 'cpu' in message ? message.cpu : Number.NaN;
}

/** Asks for the windows that often, over a fixed number of connections. */
async function load(port: number, count: number, token: string, agent: Agent): Promise<void> {
  let left = count;
  const path = profilePaths.subscriptionWindows(uid);
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          response.statusCode === 200 && bytes > 60
            ? resolve()
            : reject(new Error(`Answered ${response.statusCode} with ${bytes} bytes`)),
        );
      })
        .on('error', reject)
        .end();
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        await ask();
      }
    }),
  );
}

/** Requests per second of the server's CPU time. */
async function measure(server: Server, token: string, agent: Agent): Promise<number> {
  const before = await cpuOf(server);
  await load(server.port, requestsPerRound, token, agent);
  return requestsPerRound / (((await cpuOf(server)) - before) / 1_000_000);
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into subscription_windows (uid, start_date, end_date) values ($1, '2026-07-01', '2026-07-07'), ($1, '2026-08-01', '2026-08-30')",
    [uid],
  );
  await client.query(
    "insert into subscription_windows (uid, start_date, end_date) select 'visitor-' || n, '2026-07-01', '2026-07-30' from generate_series(1, 20000) as n",
  );
  await client.query('analyze subscription_windows');
  await client.end();
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function bench(): Promise<number> {
  console.log(
    `Starting a temporary PostgreSQL; ${rounds} rounds of ${requestsPerRound} requests each, ${connections} connections`,
  );
  const postgres = await startTemporaryPostgres();
  const servers: Server[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const service = await start('service', postgres.url);
    servers.push(service);
    await fill(postgres.url);
    const bare = await start('bare', postgres.url);
    servers.push(bare);
    const token = unsignedToken(uid);
    for (const { port } of servers) await load(port, warmUpRequests, token, agent);
    const ratios: number[] = [];
    console.log('round   bare node:http   service   ratio   (requests per CPU-second)');
    for (let round = 1; round <= rounds; round += 1) {
      const order = round % 2 === 0 ? [service, bare] : [bare, service];
      const results = new Map<Server, number>();
      for (const server of order) results.set(server, await measure(server, token, agent));
      const [plain = Number.NaN, own = Number.NaN] = [results.get(bare), results.get(service)];
      ratios.push(own / plain);
      console.log(
        `${String(round).padStart(5)}${plain.toFixed(0).padStart(17)}${own.toFixed(0).padStart(10)}${(own / plain).toFixed(2).padStart(8)}`,
      );
    }
    await benchConversations(postgres.url);
    if (!(await benchBoards(postgres.url))) process.exitCode = 1;
    return median(ratios);
  } finally {
    agent.destroy();
    for (const { child } of servers) child.kill('SIGKILL');
    await postgres.stop();
  }
}

const [role, databaseUrl] = process.argv.slice(2);
if ((role === 'service' || role === 'bare') && databaseUrl !== undefined) {
  await serve(role, databaseUrl);
} else {
  setTimeout(() => {
    console.error(`The bench did not end within ${timeLimit / 1000} s`);
    process.exit(1);
  }, timeLimit).unref();
  const ratio = await bench();
  const enough = ratio >= required;
  console.log(
    `\nThe service answers ${ratio.toFixed(2)} times as many requests per CPU-second as bare node:http; at least ${required} is required: ${enough ? 'met' : 'NOT MET'}`,
  );
  if (!enough) process.exitCode = 1;
}
