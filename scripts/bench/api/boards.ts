// What a thousand open live boards cost one process: memory for each, CPU for each push, and questions to the provider.
//
// The service is measured beside bare node:http that writes the same bytes to as many connections. Its clock is turned on by
// an interval, one question then brings the source's next answer, and every board must have it before the round ends.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { BoardsQuestion, BoardsUse } from './boardsServer';
import { unsignedToken } from './unsignedToken';

const boardsOpen = 1_000;
/** An account has at most eight boards open. */
const boardsOfAccount = 5;
const rounds = 9;
/** Milliseconds by which the clock is turned: more than the source's interval. */
const turn = 11 * 60_000;
/** Seconds: the clock is turned by hours, and tokens must outlive that. */
const day = 86_400;
/** Kilobytes of heap that a board may cost, and CPU of a push in relation to bare node:http. */
const required = { kilobytes: 40, ratio: 3 } as const;

interface Provider {
  readonly url: string;
  asked(): number;
  /** Sets the present of the next answers. */
  turn(milliseconds: number): void;
  close(): void;
}

/** Speaks as much of Open-Meteo's protocol as the service asks for. */
async function startProvider(): Promise<Provider> {
  let asked = 0;
  let offset = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(forecastOf(Date.now() + offset)));
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    turn: (milliseconds) => void (offset += milliseconds),
    close: () => void server.close(),
  };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function forecastOf(now: number): object {
  const seconds = Math.floor(now / 1_000);
  const hours = Array.from({ length: 48 }, (_, hour) => seconds + hour * 3_600);
  const each = (value: number): number[] => hours.map(() => value);
  return {
    current: {
      time: seconds,
      temperature_2m: 7,
      apparent_temperature: 4,
      weather_code: 61,
      wind_speed_10m: 15,
      precipitation: 0.2,
    },
    hourly: {
      time: hours,
      temperature_2m: each(7.4),
      precipitation_probability: each(65),
      precipitation: each(0.2),
      weather_code: each(61),
      wind_speed_10m: each(14.8),
    },
    daily: {
      sunrise: [seconds],
      sunset: [seconds + 30_000],
      temperature_2m_min: [4],
      temperature_2m_max: [9],
      weather_code: [61],
    },
  };
}

interface Process {
  readonly port: number;
  tell(question: BoardsQuestion): Promise<BoardsUse>;
  stop(): void;
}

async function startProcess(role: 'service' | 'bare', ...settings: string[]): Promise<Process> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./boardsServer.ts', import.meta.url)), [role, ...settings], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    async tell(question) {
      child.send(question);
      const [use] = (await once(child, 'message')) as [BoardsUse];
      return use;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** Open boards, seen from the other end. */
class Boards {
  private readonly readers: IncomingMessage[] = [];
  private events = 0;
  private enough = (): void => undefined;
  private awaited = Number.POSITIVE_INFINITY;
  private closing = false;
  /** The last event of a report that came. */
  lastEvent = '';

  async open(
    count: number,
    port: number,
    path: string,
    headersOf: (index: number) => Record<string, string>,
  ): Promise<void> {
    const openOne = (index: number): Promise<void> =>
      new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, headers: headersOf(index), agent: false }, (reader) => {
          if (reader.statusCode !== 200)
            return void reject(new Error(`A board is answered ${reader.statusCode ?? ''}`));
          this.readers.push(reader.setEncoding('utf8').on('data', (text: string) => this.hear(text)));
          resolve();
        }).on('error', (error) => !this.closing && reject(error));
      });
    for (let from = 0; from < count; from += 50)
      await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, index) => openOne(from + index)));
  }

  /** Comes to rest when that many events with data have come since the last time. */
  async heard(count: number): Promise<void> {
    if (this.events < count) {
      this.awaited = count;
      await new Promise<void>((resolve) => (this.enough = resolve));
    }
    this.awaited = Number.POSITIVE_INFINITY;
    this.events = 0;
  }

  close(): void {
    this.closing = true;
    for (const reader of this.readers) reader.destroy();
  }

  private hear(text: string): void {
    // The events of a push are small, and come in one piece or more: each has one beginning of its data.
    const begun = text.split('"state":"fresh"').length - 1;
    if (begun > 0) this.lastEvent = text;
    this.events += begun;
    if (this.events >= this.awaited) this.enough();
  }
}

const accountOf = (index: number): string => `board-${Math.floor(index / boardsOfAccount)}`;

async function grantPasses(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into subscription_windows (uid, start_date, end_date) select 'board-' || n, current_date - 2, current_date + 30 from generate_series(0, $1::int) as n",
    [boardsOpen / boardsOfAccount],
  );
  await client.end();
}

interface Cost {
  /** Bytes. */
  readonly heapOfBoard: number;
  readonly residentOfBoard: number;
  /** Microseconds for each board. */
  readonly cpuOfPush: number;
}

/** Opens the boards on a process, and pushes to all of them round by round. */
async function costOf(
  process: Process,
  boards: Boards,
  open: (boards: Boards) => Promise<void>,
  push: () => Promise<void>,
): Promise<Cost> {
  const before = await process.tell({ ask: 'use' });
  await open(boards);
  await push();
  await boards.heard(boardsOpen);
  const opened = await process.tell({ ask: 'use' });
  let cpu = 0;
  for (let round = 0; round < rounds; round += 1) {
    const from = await process.tell({ ask: 'use' });
    await push();
    await boards.heard(boardsOpen);
    // The question itself, garbage collection among it, is no part of the push.
    const until = await process.tell({ ask: 'use' });
    const idle = (await process.tell({ ask: 'use' })).cpu - until.cpu;
    cpu += Math.max(0, until.cpu - from.cpu - idle);
  }
  return {
    heapOfBoard: (opened.heap - before.heap) / boardsOpen,
    residentOfBoard: (opened.resident - before.resident) / boardsOpen,
    cpuOfPush: cpu / rounds / boardsOpen,
  };
}

async function measureService(databaseUrl: string): Promise<{ cost: Cost; asked: number; text: string }> {
  const provider = await startProvider();
  const service = await startProcess('service', databaseUrl, provider.url);
  const boards = new Boards();
  try {
    await grantPasses(databaseUrl);
    const headersOf = (index: number): Record<string, string> => ({
      authorization: `Bearer ${unsignedToken(accountOf(index), day)}`,
    });
    const next = async (): Promise<void> => {
      provider.turn(turn);
      await service.tell({ ask: 'turn', milliseconds: turn });
      const answer = await fetch(`http://127.0.0.1:${service.port}/api/live/paris`, { headers: headersOf(0) });
      if (!answer.ok) throw new Error(`The live answer came with ${answer.status}`);
      await answer.arrayBuffer();
    };
    const path = '/api/live/paris/stream';
    const open = async (opened: Boards): Promise<void> => {
      await opened.open(boardsOpen, service.port, path, headersOf);
      // The first answer comes because boards are open, and to all of them.
      await opened.heard(boardsOpen);
    };
    // One question warms the service up, and is not counted.
    await next();
    const before = provider.asked();
    const cost = await costOf(service, boards, open, next);
    return { cost, asked: provider.asked() - before, text: boards.lastEvent };
  } finally {
    boards.close();
    service.stop();
    provider.close();
  }
}

async function measureBare(text: string): Promise<Cost> {
  const bare = await startProcess('bare');
  const boards = new Boards();
  try {
    return await costOf(
      bare,
      boards,
      (opened) => opened.open(boardsOpen, bare.port, '/', () => ({})),
      async () => void (await bare.tell({ ask: 'push', text })),
    );
  } finally {
    boards.close();
    bare.stop();
  }
}

/**
 * Measures the boards, and prints what they cost.
 * @param databaseUrl of a PostgreSQL that the service has migrated
 * @returns whether they cost no more than they may
 */
export async function benchBoards(databaseUrl: string): Promise<boolean> {
  const { cost, asked, text } = await measureService(databaseUrl);
  const bare = await measureBare(text);
  const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
  const ratio = cost.cpuOfPush / bare.cpuOfPush;
  const row = (name: string, { heapOfBoard, residentOfBoard, cpuOfPush }: Cost): string =>
    `${name.padEnd(16)}${kilobytes(heapOfBoard).padStart(14)}${kilobytes(residentOfBoard).padStart(18)}${cpuOfPush.toFixed(1).padStart(20)}`;
  console.log(
    `\n${boardsOpen} live boards open on one process, ${rounds + 1} pushes of ${kilobytes(text.length)} kB to each`,
  );
  console.log(
    `${''.padEnd(16)}${'heap a board'.padStart(14)}${'resident a board'.padStart(18)}${'CPU a push and board'.padStart(22)}   (kB, kB, µs)`,
  );
  console.log(row('service', cost));
  console.log(row('bare node:http', bare));
  const enough = asked === rounds + 1 && cost.heapOfBoard / 1024 <= required.kilobytes && ratio <= required.ratio;
  console.log(
    `${asked} questions to the provider for ${rounds + 1} intervals; a push takes ${ratio.toFixed(2)} times the CPU of bare node:http (at most ${required.ratio}), a board ${kilobytes(cost.heapOfBoard)} kB of heap (at most ${required.kilobytes}): ${enough ? 'met' : 'NOT MET'}`,
  );
  return enough;
}
