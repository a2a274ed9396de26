import './embeddedEngine';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openEmbedded } from '../database/openEmbedded';
import { migrationsFolder } from '../database/migrations';
import { backendFolder } from '../location.cjs';

const made = join(backendFolder, '..', '.cache', 'made-database');
/** Of a made one: a data folder that holds it, and what an embedded database in memory is loaded from. */
const asFolder = 'data';
const asArchive = 'archive.tar';

/** A data folder with an embedded database that has its tables: to make one anew takes the engine seconds. */
export async function copyDatabaseTo(dataFolder: string): Promise<void> {
  // A thousand small files: to wait for each of them takes the processor two to six times as long.
  cpSync(join(await madeDatabase(), asFolder), dataFolder, { recursive: true });
}

/** The same for a database in memory. */
export async function databaseArchive(): Promise<Blob> {
  return new Blob([await readFile(join(await madeDatabase(), asArchive))]);
}

/** The folder of the one that today's engine, settings and migrations make. Test files that make it at the same moment don't disturb each other. */
async function madeDatabase(): Promise<string> {
  const place = join(made, fingerprint());
  if (existsSync(place)) return place;
  await mkdir(made, { recursive: true });
  const earlier = await readdir(made);
  const work = await mkdtemp(join(made, 'making-'));
  try {
    await make(work);
    await rename(work, place);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    // Another was first.
    if (!existsSync(place)) throw error;
  }
  for (const name of earlier.filter((other) => !other.startsWith('making-') && other !== basename(place)))
    await rm(join(made, name), { recursive: true, force: true });
  return place;
}

async function make(work: string): Promise<void> {
  const dataFolder = join(work, asFolder);
  const database = await openEmbedded(dataFolder);
  await database.migrate();
  await database.close();
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create({ dataDir: join(dataFolder, 'database') });
  const archive = await engine.dumpDataDir('none');
  await engine.close();
  await writeFile(join(work, asArchive), Buffer.from(await archive.arrayBuffer()));
}

function fingerprint(): string {
  const engine = join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json');
  const own = ['openEmbedded.ts', 'engineFiles.ts'].map((name) => join(backendFolder, 'src', 'database', name));
  const migrations = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [engine, __filename, ...own, ...migrations]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
