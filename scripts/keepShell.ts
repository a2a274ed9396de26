import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder, storeFolder } from '@odysseus/build';
import { releaseOf } from './site';
import { archiveOf, packShell, shellsFolder } from './testing/shellArchive';

/**
 * `npm run keep:shell`: keeps the live shell as it is built, before the contract's next minor, in the place of the one before it.
 * With `--version` it keeps another that the store still holds.
 */
const { values } = parseArgs({ options: { version: { type: 'string' } } });
const version = values.version ?? releaseOf(dataFolder()).shell.version;
const { manifest, archive } = packShell(join(storeFolder(), 'parts', 'shell', version));
const file = archiveOf(manifest.contract);
mkdirSync(shellsFolder, { recursive: true });
for (const earlier of readdirSync(shellsFolder)) rmSync(join(shellsFolder, earlier));
writeFileSync(file, archive);
console.log(
  `${basename(file)} holds the shell ${manifest.version}: ${manifest.files.length} files, ${archive.length} bytes.`,
);
