import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Settings by their name in `.env.example`, commented out or not. */
const setting = /^#?([A-Z][A-Z0-9_]*)=/gm;
/** What Node, its libraries and the tests take from the environment besides. */
const known =
  /^(TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+|ODYSSEUS_\w+|AWS_\w+|PG\w+|\w+_PROXY|\w+_proxy|(NO|FORCE)_COLOR|DEBUG|CHROMIUM_PATH|TEST_DATABASE_URL)$/;

/**
 * Where tests run, as far as they may tell: Node, system, time zone, language, the variables that something here reads, and
 * programs that they start.
 * @param folder the project's top folder
 * @param programs files of programs, by name where the PATH has them; one that is not there, or tells no version, counts as such
 */
export async function testMachine(
  folder: string,
  programs: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify([
    process.versions,
    process.platform,
    process.arch,
    timeZone,
    locale,
    variables(readFileSync(join(folder, '.env.example'), 'utf8'), environment),
    await Promise.all(programs.map(versionOf)),
  ]);
}

function variables(
  example: string,
  environment: NodeJS.ProcessEnv,
): readonly (readonly [string, string | undefined])[] {
  const settings = new Set([...example.matchAll(setting)].map(([, name]) => name));
  return Object.entries(environment)
    .filter(([name]) => settings.has(name) || known.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

async function versionOf(program: string): Promise<string> {
  try {
    return (await run(program, ['--version'])).stdout.trim();
  } catch {
    return `no ${program}`;
  }
}
