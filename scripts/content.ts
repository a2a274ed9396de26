import { join } from 'node:path';
import { compileContent, ContentError } from '@odysseus/guide/content';

/** `npm run content -- check paris`: validates the content of remotes and says what each holds. */
const [command, ...remotes] = process.argv.slice(2);
if (command !== 'check' || remotes.length === 0) {
  console.error('Usage: npm run content -- check <remote…>, for example: npm run content -- check paris');
  process.exit(2);
}
for (const remote of remotes) {
  try {
    const content = compileContent(join(process.cwd(), 'remotes', remote, 'content'));
    console.log(`${remote}: ${content.files.length} files, ${content.publicScreens.size} public and ${content.premiumScreens.size} premium screens, no problem found`);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(`${remote}: ${cause.problems.length} problems\n${cause.message}`);
    process.exitCode = 1;
  }
}
