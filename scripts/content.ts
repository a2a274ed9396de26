import './readerGone';
import { contentCommands, type ContentCommand } from './content/contentCommands';

/** `npm run content -- <command> <remote…>`: what a city's content team asks of its files. */
const [name = '', ...words] = process.argv.slice(2);
const json = words.includes('--json');
const remotes = words.filter((word) => word !== '--json');
const command: ContentCommand | undefined = contentCommands[name];
if (!command || remotes.length === 0 || remotes.some((remote) => remote.startsWith('-'))) {
  const lines = Object.entries(contentCommands).map(([key, { does }]) => `  ${key.padEnd(8)} ${does}`);
  console.error(
    [`Usage: npm run content -- <command> <remote…>, for example: npm run content -- check paris`, ...lines].join('\n'),
  );
  process.exit(2);
}
for (const remote of remotes)
  process.exitCode = Math.max(Number(process.exitCode ?? 0), await command.run(remote, { json }));
