import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { backendFolder } from '../location.cjs';

const projectFolder = join(backendFolder, '..');

export interface RunningModule {
  readonly child: ChildProcess;
  /** Resolves when a line of its output matches; rejects when it ends before that. */
  says(pattern: RegExp): Promise<string>;
  /** Everything that it wrote so far. */
  said(): string;
  /** Resolves with the exit code, everything it wrote, and what of it went to stderr. */
  readonly ended: Promise<{ code: number | null; output: string; complaint: string }>;
}

/**
 * Runs TypeScript in a process of its own: a file of the project with arguments, or `-e` with code.
 * @param confinement words in front of the command
 */
export function runModule(
  argumentsOfNode: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  confinement: readonly string[] = [],
): RunningModule {
  return runProgram([...confinement, process.execPath, '--import', 'tsx', ...argumentsOfNode], environment);
}

/** Runs a command in a process of its own, with nothing of this environment but the path. */
export function runProgram(
  [file = '', ...rest]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = projectFolder,
): RunningModule {
  const child = spawn(file, rest, {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream === child.stderr) complaint += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({
    code: typeof code === 'number' ? code : null,
    output,
    complaint,
  }));
  return {
    child,
    ended,
    said: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const line = output.split('\n').find((candidate) => pattern.test(candidate));
          if (line === undefined) return;
          listeners.delete(check);
          resolve(line);
        };
        listeners.add(check);
        check();
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${output}`)));
      }),
  };
}
