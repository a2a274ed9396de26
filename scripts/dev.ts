import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '@odysseus/build';
import { prepareDevelopment } from './prepareDevelopment';
import { runSite } from './runSite';
import { partFolders } from './siteParts';

/**
 * `npm run dev -- paris`: the site with parts that take up each change at once. The shell is always among them; a remote is
 * named by its key, or by its folder where it lives elsewhere.
 */
const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true });
const remotes = partFolders().filter((folder) => basename(folder) !== 'shell');
const wanted = positionals
  .filter((name) => name !== 'shell')
  .map((name) => (name.includes('/') ? resolve(name) : (remotes.find((folder) => basename(folder) === name) ?? name)));
const unknown = wanted.filter((folder) => !folder.includes('/'));
if (unknown.length > 0) {
  console.error(
    `There is no remote ${unknown.join(', ')}. The remotes are: ${remotes.map((folder) => basename(folder)).join(', ')}. Say for example: npm run dev -- paris`,
  );
  process.exit(2);
}
await runSite({
  port: values.port ?? process.env['PORT'] ?? '8080',
  command: `npm run dev -- ${positionals.join(' ')}`.trimEnd(),
  // Its own: what visitors of npm start see stays as it is, and both run side by side.
  dataFolder: join(dataFolder(), 'dev'),
  prepare: (preparation) => prepareDevelopment([...new Set(wanted)], preparation),
});
