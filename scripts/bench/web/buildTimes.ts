import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';

export interface BuildTimes {
  /** Milliseconds with an empty cache, and after a change of one screen. */
  readonly cold: number;
  readonly cached: number;
}

/**
 * Times the production build of a copy of Paris as `npm run build` starts it, process included.
 * @throws {Error} when a build fails
 */
export async function timeBuilds(): Promise<BuildTimes> {
  const workspace = mkdtempSync(join(tmpdir(), 'odysseus-bench-'));
  try {
    const remote = join(workspace, 'paris');
    cpSync(join(projectFolder, 'remotes', 'paris'), remote, { recursive: true });
    symlinkSync(join(projectFolder, 'node_modules'), join(workspace, 'node_modules'));
    const cold = await timeBuild(remote, workspace);
    const screen = join(remote, 'content', 'screens', 'museums.yaml');
    writeFileSync(screen, readFileSync(screen, 'utf8').replace(/^lead: /mu, 'lead: This year, '));
    return { cold, cached: await timeBuild(remote, workspace) };
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

function timeBuild(remote: string, workspace: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(projectFolder, 'scripts', 'buildOnePart.ts'), remote],
      {
        cwd: projectFolder,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ODYSSEUS_DATA_DIR: join(workspace, 'data') },
      },
    );
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(performance.now() - started)
        : reject(new Error('The build of Paris failed; it says why above.')),
    );
  });
}
