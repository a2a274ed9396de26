// The auth emulator as a program of its own, so that its 140 MB and its work stay out of the service's process.
// Speaks to its parent in JSON lines on stdout, and ends with it: when stdin closes, or on SIGTERM.
import { parseArgs } from 'node:util';
import { runEmulator } from './emulatorService';
import type { EmulatorMessage } from './emulatorMessage';

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: 'demo-odysseus' },
    state: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
});

function tell(message: EmulatorMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function main(): Promise<void> {
  if (values.state === undefined) throw new Error('Say where sign-ins are kept: --state <file>');
  const emulator = await runEmulator({
    projectId: values.project,
    stateFile: values.state,
    port: Number(values.port),
    onSignInLink: (signInLink) => tell({ signInLink }),
    onWarning: (warning) => tell({ warning }),
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void emulator.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  // Ctrl-C reaches the whole group at once. The parent decides when sign-in ends.
  process.on('SIGINT', () => undefined);
  process.stdin.on('end', stop).on('error', stop).resume();
  process.stdout.on('error', stop);
  tell({ url: emulator.url });
}

main().catch((error: unknown) => {
  tell({ failure: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.stdin.destroy();
});
