import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileContent } from '@odysseus/guide/content';
import { utcDate } from '@odysseus/model';
import type { CityRequest } from './cityRequest';
import { withWorkspace, type WorkspacePackage } from './lockfile';

/** Half the height and width, in degrees, of the frame that a city begins with: some 20 km each way. */
const frame = 0.2;

/**
 * Writes a city's remote, and makes npm know it: the lockfile and the link in `node_modules`, without a network. The folder
 * appears whole and last; where anything fails before, all is as it was.
 * @param year the first whose holidays are shown
 * @returns files written, relative to the project
 */
export function writeCity(projectFolder: string, city: CityRequest, year: number): readonly string[] {
  const folder = join('remotes', city.key);
  const description = packageOf(projectFolder, city);
  const work = mkdtempSync(join(projectFolder, '.new-city-'));
  const undo: (() => void)[] = [];
  try {
    const files = writeTemplate(join(projectFolder, 'scripts', 'new-city', 'template'), work, wordsOf(city, year));
    writeFileSync(join(work, 'package.json'), packageText(description));
    // A template that the schema refuses must not come to stand among the cities.
    compileContent(join(work, 'content'), work);
    undo.push(writeLockfiles(projectFolder, folder, description));
    undo.push(linkWorkspace(projectFolder, description.name, folder));
    renameSync(work, join(projectFolder, folder));
    return ['package.json', ...files].map((file) => join(folder, file));
  } catch (cause) {
    for (const step of undo.reverse()) step();
    throw cause;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function wordsOf(
  { key, name, country, timezone, centre, centreFrom, order, accent }: CityRequest,
  year: number,
): Record<string, string> {
  const [latitude, longitude] = centre;
  const rounded = (value: number): string => String(Math.round(value * 10_000) / 10_000);
  return {
    key,
    name,
    country,
    timezone,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    south: rounded(Math.max(-90, latitude - frame)),
    west: rounded(Math.max(-180, longitude - frame)),
    north: rounded(Math.min(90, latitude + frame)),
    east: rounded(Math.min(180, longitude + frame)),
    centreNote:
      centreFrom === 'option'
        ? 'The middle of the city.'
        : 'To the nearest minute, from the table of time zones: move it to the middle of the city.',
    year: String(year),
    nextYear: String(year + 1),
    today: utcDate(Date.now()),
    order: String(order),
    accentLight: accent.light,
    accentDark: accent.dark,
  };
}

function writeTemplate(templateFolder: string, target: string, words: Readonly<Record<string, string>>): string[] {
  return readdirSync(templateFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = relative(templateFolder, join(entry.parentPath, entry.name));
      const text = readFileSync(join(templateFolder, file), 'utf8').replace(
        /\{\{(\w+)\}\}/g,
        (_placeholder, word: string) => {
          const value = words[word];
          if (value === undefined) throw new Error(`${file} asks for "${word}", which nothing says.`);
          return value;
        },
      );
      mkdirSync(dirname(join(target, file)), { recursive: true });
      writeFileSync(join(target, file), text);
      return file;
    });
}

function packageOf(projectFolder: string, { key }: CityRequest): WorkspacePackage {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(projectFolder, folder, 'package.json'), 'utf8')) as WorkspacePackage;
  const guide = read(join('shared', 'guide'));
  const react = guide.dependencies['react'];
  if (!react) throw new Error('shared/guide/package.json names no version of react.');
  const shared = ['contract', 'guide', 'runtime', 'ui'].map(
    (name) => [`@odysseus/${name}`, read(join('shared', name)).version] as const,
  );
  return { name: `@odysseus/${key}`, version: '1.0.0', dependencies: { ...Object.fromEntries(shared), react } };
}

function packageText({ name, version, dependencies }: WorkspacePackage): string {
  return `${JSON.stringify({ name, version, private: true, type: 'module', sideEffects: ['*.css'], dependencies }, null, 2)}\n`;
}

/**
 * Adds the workspace to the lockfile, and to what npm keeps of what it has installed: all that the new lockfile asks for beyond the
 * old one is a link, which is made next, so the next command need not install anything. See scripts/install.mjs.
 * @returns what undoes it
 */
function writeLockfiles(projectFolder: string, folder: string, description: WorkspacePackage): () => void {
  const files = ['package-lock.json', join('node_modules', '.package-lock.json')]
    .map((name) => join(projectFolder, name))
    .filter((file) => existsSync(file));
  const changes = files.map((file) => {
    const before = readFileSync(file, 'utf8');
    return { file, before, after: withWorkspace(before, folder, description) };
  });
  const replace = (file: string, text: string): void => {
    const work = `${file}.${process.pid}.tmp`;
    writeFileSync(work, text);
    renameSync(work, file);
  };
  for (const { file, after } of changes) replace(file, after);
  return () => {
    for (const { file, before } of changes) replace(file, before);
  };
}

/** @returns what undoes it */
function linkWorkspace(projectFolder: string, name: string, folder: string): () => void {
  const link = join(projectFolder, 'node_modules', name);
  // A link that a command left behind when it was killed.
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  mkdirSync(dirname(link), { recursive: true });
  if (process.platform === 'win32') symlinkSync(join(projectFolder, folder), link, 'junction');
  else symlinkSync(relative(dirname(link), join(projectFolder, folder)), link);
  return () => rmSync(link, { force: true });
}
