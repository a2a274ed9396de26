// Hands over to a TypeScript program of the project, named as the first argument, with the signals of this process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from './install.mjs';

const [, program = '', ...rest] = process.argv;
const child = spawn(
  process.execPath,
  ['--max-semi-space-size=64', '--import', 'tsx', join(projectFolder, program), ...rest],
  {
    stdio: 'inherit',
    cwd: projectFolder,
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
