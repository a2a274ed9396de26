import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../backend/src/freePort';

const run = promisify(execFile);

export interface TemporaryPostgres {
  /** `postgresql://…` of an empty database; its role may create more. */
  readonly url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** Milliseconds until a start counts as failed. */
const startLimit = 60_000;
const stopLimit = 10_000;
const role = 'odysseus';

/** No waiting for the disk: what the server holds is thrown away. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
];

/** Whether PostgreSQL's programs are installed. */
export const hasPostgres = (): Promise<boolean> =>
  findBinaries().then(
    () => true,
    () => false,
  );

/** Where the server's program is; undefined where PostgreSQL is not installed. */
export const postgresProgram = (): Promise<string | undefined> =>
  findBinaries().then(
    (folder) => join(folder, 'postgres'),
    () => undefined,
  );

/** Runs a command until the input ends, which it does however this process ends: the server never outlives it. */
const untilInputEnds =
  'exec 3<&0; "$@" 3<&- & server=$!; { cat <&3 > /dev/null; kill -INT $server; } & wait $server; code=$?; kill $!; exit $code';

/**
 * Starts a PostgreSQL server of this machine in a folder of its own, on a free port that only this machine reaches.
 * @throws {Error} when PostgreSQL is not installed, or does not start
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const binaries = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), 'odysseus-postgres-'));
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (server) await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // PostgreSQL refuses to run as root: the folder and both programs then belong to another user.
    const user = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
    await chmod(folder, 0o700);
    if (user) await chown(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const [initdb, ...initdbArguments] = as(user?.name, [
      join(binaries, 'initdb'),
      '-D',
      data,
      '-U',
      role,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale=C',
    ]);
    await run(initdb, initdbArguments, { cwd: '/' });

    const port = await freePort();
    const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const [shell, ...shellArguments] = as(user?.name, [
      'sh',
      '-c',
      untilInputEnds,
      'sh',
      join(binaries, 'postgres'),
      ...flags,
    ]);
    const child = spawn(shell, shellArguments, { cwd: '/', stdio: ['pipe', 'ignore', 'pipe'], detached: true });
    child.stdin.on('error', () => undefined);
    server = child;
    await ready(child);
    return { url: `postgresql://${role}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where `initdb` and `postgres` are: in the PATH, or where Debian keeps each version's. */
async function findBinaries(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  for (const folder of [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]) {
    const complete = Promise.all(['initdb', 'postgres'].map((name) => access(join(folder, name))));
    if (
      await complete.then(
        () => true,
        () => false,
      )
    )
      return folder;
  }
  throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql');
}

async function unprivilegedUser(): Promise<{ name: string; uid: number; gid: number }> {
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(() => undefined);
    const [uid, gid] = ids?.map(({ stdout }) => Number(stdout)) ?? [];
    if (uid !== undefined && gid !== undefined) return { name, uid, gid };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody" to run it as.',
  );
}

function as(user: string | undefined, command: [string, ...string[]]): [string, ...string[]] {
  return user === undefined ? command : ['runuser', '-u', user, '--', ...command];
}

/** Waits until the server says that it takes connections. */
async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  const started = new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.slice(-2_000)}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 100_000) said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  const late = new AbortController();
  const limit = pause(startLimit, undefined, { signal: late.signal }).then(() => {
    throw new Error(`PostgreSQL was not ready after ${startLimit / 1000} s:\n${said.slice(-2_000)}`);
  });
  limit.catch(() => undefined);
  await Promise.race([started, limit]).finally(() => late.abort());
}

/** Asks for a fast shutdown, and insists after a while. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const { pid } = server;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stdin?.end();
  const insist = setTimeout(() => killGroup(pid), stopLimit);
  await ended;
  clearTimeout(insist);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}
