// Runs one of the project's TypeScript programs: node scripts/run.mjs scripts/status.ts [arguments]
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
