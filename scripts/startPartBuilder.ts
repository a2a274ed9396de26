import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder, type Part } from '@odysseus/build';

/** A part could not be built; the message holds the compiler's words. */
export class PartBuildError extends Error {
  override readonly name = 'PartBuildError';
}

export interface PartBuilder {
  /** One at a time. @throws {PartBuildError} */
  build(part: Part): Promise<void>;
  /** Ends it, when nothing is being built. */
  end(): void;
}

/** Starts a process that builds parts, so that several of them build side by side. @param signal ends it, whatever it does */
export function startPartBuilder(signal: AbortSignal | undefined): PartBuilder {
  const child = fork(join(projectFolder, 'scripts', 'partBuilder.ts'), {
    cwd: projectFolder,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(signal ? { signal } : {}),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<never>((_resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`Its process ended with ${code ?? 'a signal'}.`)));
  });
  // Where nothing is being built, that it ends is no failure.
  ended.catch(() => undefined);
  return {
    async build(part) {
      said = '';
      const answer = new Promise<{ failure?: string }>((resolve) => child.once('message', resolve));
      child.send(part.folder);
      const failure = await Promise.race([answer, ended]).then(
        (built) => built.failure,
        (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
      );
      signal?.throwIfAborted();
      if (failure !== undefined) throw new PartBuildError(`${part.key} could not be built:\n${said}${failure}`.trim());
    },
    end: () => child.disconnect(),
  };
}
