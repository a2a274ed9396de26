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
  /** Resolves with the exit code and everything it wrote. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

/** Runs TypeScript in a process of its own: a file of the backend with arguments, or `-e` with code. */
export function runModule(argumentsOfNode: readonly string[], environment: Readonly<Record<string, string>> = {}): RunningModule {
  const child = spawn(process.execPath, ['--import', 'tsx', ...argumentsOfNode], {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: typeof code === 'number' ? code : null, output }));
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
