import type { Programs } from './programs';
import { failedStep, nothing, together, type StepResult } from './StepResult';

/** What stands in package.json under these names, side by side. */
const commands = ['lint', 'types'] as const;

export async function checks(programs: Programs): Promise<StepResult> {
  return together(
    await Promise.all(
      commands.map(async (command) => {
        const code = await programs.run(command, 'npm', ['run', '--silent', command], { givesWay: true });
        return code === 0
          ? { ...nothing, passed: 1 }
          : failedStep(`npm run ${command}`, 'It says what is wrong above.');
      }),
    ),
  );
}
