// Installs the packages that the lockfile names, when they are not there already. Needs nothing but Node and npm.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(projectFolder, 'node_modules', '.odysseus-lockfile');
const leastNode = [20, 19];

/** Exits with a clear message where Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  console.error(`Odysseus needs Node ${leastNode.join('.')} or newer, and this is ${process.versions.node}. Install a newer Node and run the command again.`);
  process.exit(1);
}

/** Runs `npm ci` when the lockfile has changed since the last time, or nothing is installed yet. */
export function ensureInstalled() {
  checkNode();
  const lockfile = createHash('sha256').update(readFileSync(join(projectFolder, 'package-lock.json'))).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfile) return;
  console.log('Installing packages (a minute or two, the first time only)…');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: projectFolder, stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    console.error('The packages could not be installed; npm says why above. Check the network and run the command again: nothing is left half-done.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockfile);
}
