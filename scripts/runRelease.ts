import { parseArgs } from 'node:util';
import { isMendable } from './isMendable';
import type { Command } from './release/command';
import { commands } from './release/releaseCommands';
import { openReleasing } from './release/releasing';

const usage = (command: Command): string => `npm run release -- ${command.usage}`;

async function main(): Promise<number> {
  const [name = '--help', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const known = name === '--help' || name === '-h' || name === 'help';
    const lines = [
      'What is live, and how it changes. docs/releases.md says more.',
      ...Object.values(commands).map((each) => `  ${usage(each)}\n      ${each.does}`),
    ];
    (known ? console.log : console.error)([...(known ? [] : [`There is no command "${name}".`]), ...lines].join('\n'));
    return known ? 0 : 2;
  }
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({
      args: rest,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : String(cause)}\n${usage(command)}`);
    return 2;
  }
  const values = Object.fromEntries(
    Object.entries(given.values).map(([key, value]) => [key, Array.isArray(value) ? undefined : value]),
  );
  if (values['help'] === true) {
    console.log(`${usage(command)}\n${command.does}`);
    return 0;
  }
  if (given.positionals.length < command.fewest || given.positionals.length > command.most) {
    console.error(`${usage(command)}\n${command.does}`);
    return 2;
  }
  await command.run(
    { positionals: given.positionals, values },
    openReleasing((line) => console.log(line)),
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (cause) {
  console.error(isMendable(cause) ? cause.message : cause);
  process.exitCode = 1;
}
