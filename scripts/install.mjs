// Installs the packages that the lockfile names, when they are not there already. Needs nothing but Node and npm.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const leastNode = [20, 19];

/** Exits with a clear message where Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  console.error(
    `Odysseus needs Node ${leastNode.join('.')} or newer, and this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}

/** Runs `npm ci` when what is installed is not what the lockfile names. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled(projectFolder)) return;
  alone(() => isInstalled(projectFolder) || install());
  if (isInstalled(projectFolder)) return;
  // Every command would install all of it anew, below whatever runs meanwhile.
  console.error(
    'package-lock.json names packages that npm leaves out when it installs. Run npm install --package-lock-only, and commit what it changes.',
  );
  process.exit(1);
}

/**
 * Whether every package of the lockfile of a project is there, in its version; whoever has installed it. Packages of other platforms
 * may be missing.
 */
export function isInstalled(folder) {
  // What npm writes once everything is there.
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const [wanted, installed] = [join(folder, 'package-lock.json'), installedFile].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
  });
}

/** Two installations at a time would each delete what the other has unpacked: the second command waits for the first. */
function alone(work) {
  const turn = join(
    tmpdir(),
    `odysseus-install-${createHash('sha256').update(projectFolder).digest('hex').slice(0, 16)}`,
  );
  let told = false;
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      break;
    } catch (cause) {
      if (cause.code !== 'EEXIST') throw cause;
    }
    if (!isRunning(turn)) rmSync(turn, { force: true });
    if (!told) console.error('Another command is installing packages; waiting for it…');
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

function install() {
  // What a command prints may be read by a program.
  console.error('Installing packages (a minute or two, the first time only)…');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: projectFolder,
      stdio: ['inherit', process.stderr.fd, 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    console.error(
      'The packages could not be installed; npm says why above. Check the network and run the command again: nothing is left half-done.',
    );
    process.exit(1);
  }
}
