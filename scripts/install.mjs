// Installs the packages that the lockfile names, when they are not there already. Needs nothing but Node and npm.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfile;
  if (isInstalled()) return;
  alone(() => isInstalled() || install(lockfile));
}

/** Two installations at a time would each delete what the other has unpacked: the second command waits for the first. */
function alone(work) {
  const turn = join(tmpdir(), `odysseus-install-${createHash('sha256').update(projectFolder).digest('hex').slice(0, 16)}`);
  let told = false;
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      break;
    } catch (cause) {
      if (cause.code !== 'EEXIST') throw cause;
    }
    if (!isRunning(turn)) rmSync(turn, { force: true });
    if (!told) console.log('Another command is installing packages; waiting for it…');
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    work();
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Whether the process that took its turn still is there: one that was killed leaves its file behind. */
function isRunning(turn) {
  try {
    process.kill(Number(readFileSync(turn, 'utf8')), 0);
    return true;
  } catch (cause) {
    return cause.code === 'EPERM';
  }
}

function install(lockfile) {
  console.log('Installing packages (a minute or two, the first time only)…');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: projectFolder, stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    console.error('The packages could not be installed; npm says why above. Check the network and run the command again: nothing is left half-done.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockfile);
}
