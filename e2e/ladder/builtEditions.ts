import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { RemoteVersion } from '@odysseus/contract';
import { projectFolder } from '../../scripts/site';

/** What is released of the city: the word in its screens, its version, and their padding in pixels. */
const editions = [
  ['first', '1.0.0', '10'],
  ['second', '2.0.0', '20'],
  ['sunken', '3.0.0', '30'],
] as const;

export interface BuiltEditions {
  /** A folder with their files, as a store holds them. */
  readonly store: string;
  readonly rows: Readonly<Record<(typeof editions)[number][0], RemoteVersion>>;
}

type Outcome = { readonly rows: BuiltEditions['rows'] } | { readonly failure: string };

const run = promisify(execFile);

/**
 * The editions of the city, built by whichever worker asks first; the others wait for it.
 * @param sharedFolder the data folder of the site that all workers share
 * @throws {Error} with the compiler's words
 */
export async function builtEditions(sharedFolder: string): Promise<BuiltEditions> {
  const folder = join(sharedFolder, 'editions');
  const outcomeFile = join(folder, 'outcome.json');
  if (isFirst(folder)) {
    const outcome = await build(folder).catch((cause: unknown): Outcome => ({ failure: String(cause) }));
    writeFileSync(`${outcomeFile}.work`, JSON.stringify(outcome));
    renameSync(`${outcomeFile}.work`, outcomeFile);
  }
  while (!existsSync(outcomeFile)) await pause(100);
  const outcome = JSON.parse(readFileSync(outcomeFile, 'utf8')) as Outcome;
  if ('failure' in outcome) throw new Error(`The editions of the city could not be built: ${outcome.failure}`);
  return { store: join(folder, 'store'), rows: outcome.rows };
}

/** Of several processes one alone makes the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function build(dataFolder: string): Promise<Outcome> {
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      join(projectFolder, 'e2e', 'ladder', 'buildEditions.ts'),
      ...editions.map((edition) => edition.join(' ')),
    ],
    {
      cwd: projectFolder,
      env: { ...process.env, ODYSSEUS_DATA_DIR: dataFolder },
    },
  );
  return { rows: JSON.parse(stdout) as BuiltEditions['rows'] };
}
