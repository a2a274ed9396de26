import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { projectFolder } from '@odysseus/build';

export interface Manner {
  readonly environment?: NodeJS.ProcessEnv;
  /** It takes what the others leave of the cores: nothing waits for it. */
  readonly givesWay?: boolean;
}

/** The programs that a run of the tests has started. Several print at a time: each line says whose it is. */
export interface Programs {
  /** Runs a program until its end. @returns its exit code */
  run(label: string, file: string, args: readonly string[], manner?: Manner): Promise<number>;
  /** Runs a program for what it writes. @throws {Error} with its complaints when it fails */
  read(file: string, args: readonly string[]): Promise<string>;
  /** Prints a line of a step. */
  say(label: string, line: string): void;
  /** Tells all of them, with what they have started, to end; and insists after a while. */
  end(): void;
  /** Ends all of them at once. */
  kill(): void;
}

/** Milliseconds for a program to put away what it has started. */
const endLimit = 20_000;
const labelWidth = 8;
/** How nice a program is that gives way: it gets a third of what another one gets that wants the same core. */
const niceness = 5;

/** @param write prints one line */
export function startPrograms(write: (line: string) => void): Programs {
  const running = new Set<number>();
  let isEnding = false;

  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of running) signalGroup(pid, signal);
  };
  const say = (label: string, line: string): void => write(`${label.padEnd(labelWidth)}│ ${line}`);

  const start = (
    file: string,
    args: readonly string[],
    { environment = {}, givesWay = false }: Manner,
    onLine: (line: string, from: 'stdout' | 'stderr') => void,
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      if (isEnding) return resolve(1);
      // A group of its own: what it starts in turn ends with it, and a terminal's Ctrl-C reaches it once.
      const child = spawn(file, args, {
        cwd: projectFolder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
        detached: process.platform !== 'win32',
      });
      const { pid } = child;
      if (pid !== undefined) {
        running.add(pid);
        if (givesWay) giveWay(pid);
      }
      for (const from of ['stdout', 'stderr'] as const)
        createInterface({ input: child[from] }).on('line', (line) => onLine(line, from));
      child.on('error', reject);
      child.on('close', (code) => {
        if (pid !== undefined) running.delete(pid);
        resolve(code ?? 1);
      });
    });

  return {
    say,
    run: (label, file, args, manner = {}) => start(file, args, manner, (line) => say(label, line)),
    async read(file, args) {
      const said = { stdout: '', stderr: '' };
      const code = await start(file, args, {}, (line, from) => (said[from] += `${line}\n`));
      if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${said.stderr || said.stdout}`);
      return said.stdout;
    },
    end() {
      isEnding = true;
      signalAll('SIGINT');
      setTimeout(() => signalAll('SIGKILL'), endLimit).unref();
    },
    kill: () => signalAll('SIGKILL'),
  };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** For what it starts in turn, too. Where the system has none of it, it runs like the others. */
function giveWay(pid: number): void {
  const priority = Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW);
  const ways = [
    () => setPriority(pid, priority),
    // Linux may weigh whole sessions against each other, by a number of their own.
    () => writeFileSync(`/proc/${pid}/autogroup`, String(priority)),
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      // It has ended by itself, or nothing is weighed so.
    }
  }
}
