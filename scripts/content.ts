import './readerGone';
import { utcDate } from '@odysseus/model';
import { contentCommands } from './content/contentCommands';
import { contentReports, printReports } from './content/contentReports';
import { writingCommands } from './content/writingCommands';

/** `npm run content -- <command> [remote…]`: what a city's content team asks of its files. */
const [name = '', ...words] = process.argv.slice(2);
const writing = writingCommands[name];
if (writing) process.exit(await writing.run(words));
const options = { json: words.includes('--json'), today: utcDate(Date.now()) };
const remotes = words.filter((word) => word !== '--json');
const isAsked = !remotes.some((remote) => remote.startsWith('-'));
const report = contentReports[name];
const command = contentCommands[name];
if (report && isAsked) process.exitCode = printReports(report, remotes, options);
else if (command && isAsked && remotes.length > 0)
  for (const remote of remotes)
    process.exitCode = Math.max(Number(process.exitCode ?? 0), await command.run(remote, options));
else {
  const lines = [
    ...Object.entries({ ...contentCommands, ...writingCommands }).map(([key, { does }]) => [key, does] as const),
    ...Object.entries(contentReports).map(
      ([key, { does }]) => [key, `${does}; of all remotes where none is named; --json for programs`] as const,
    ),
  ];
  console.error(
    [
      'Usage: npm run content -- <command> <remote…>, for example: npm run content -- check paris',
      ...lines.map(([key, does]) => `  ${key.padEnd(8)} ${does}`),
    ].join('\n'),
  );
  process.exit(2);
}
