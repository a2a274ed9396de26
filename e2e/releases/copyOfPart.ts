import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RemoteVersion, ShellRelease } from '@odysseus/contract';

/** A change of words in a copy: what stands there, and what is to stand there. */
export type Wording = readonly [from: string, to: string];

const scriptOf = (version: string): string => version.replace(/[^A-Za-z0-9]/g, '_');
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const digestInName = /\.([\w-]{43})\.js$/;

/**
 * A test's data folder refers to parts that other tests use, too. What is added must not be added there: the part's folder
 * becomes one of the test's own, with references to the versions.
 */
export function ownFolder(folder: string): void {
  if (!existsSync(folder) || !lstatSync(folder).isSymbolicLink()) return;
  const shared = realpathSync(folder);
  const work = `${folder}.own`;
  mkdirSync(work);
  for (const version of readdirSync(shared)) symlinkSync(join(shared, version), join(work, version));
  unlinkSync(folder);
  renameSync(work, folder);
}

/** Paths of the files below a folder, relative to it, without their compressed copies. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Writes a build's files anew under another version, with other words: as a build of slightly different sources would be, and
 * much quicker. Scripts carry their digests in their names, so that one that changes takes those along that name it.
 * @returns the new name of each script
 */
function rewrite(source: string, target: string, replacements: readonly Wording[]): Map<string, string> {
  const files = filesOf(source);
  const scripts = new Map(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, readFileSync(join(source, file), 'utf8')]),
  );
  for (const file of files.filter((name) => !scripts.has(name))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    symlinkSync(realpathSync(join(source, file)), join(target, file));
  }
  const renamed = new Map<string, string>();
  const digests = new Map<string, string>();
  const waiting = new Map(
    [...scripts].map(([file, text]) => [
      file,
      replacements.reduce((words, [from, to]) => words.replaceAll(from, to), text),
    ]),
  );
  const own = (file: string): string => digestInName.exec(file)?.[1] ?? '';
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([file, text]) =>
      [...waiting.keys()].every((other) => other === file || own(other) === '' || !text.includes(own(other))),
    );
    if (ready.length === 0)
      throw new Error(`Scripts of ${source} name each other in a circle: ${[...waiting.keys()].join(', ')}.`);
    for (const [file, text] of ready) {
      const complete = [...digests].reduce((words, [from, to]) => words.replaceAll(from, to), text);
      const digest = digestOf(complete);
      const name = own(file) === '' ? file : file.replace(own(file), digest);
      if (own(file) !== '') digests.set(own(file), digest);
      mkdirSync(dirname(join(target, name)), { recursive: true });
      writeFileSync(join(target, name), complete);
      renamed.set(file, name);
      waiting.delete(file);
    }
  }
  return renamed;
}

/** The manifest of a copy: the build's own, with the copy's version, names and digests. */
function describeCopy(
  folder: string,
  { from, to }: { readonly from: string; readonly to: string },
  renamed: ReadonlyMap<string, string>,
): void {
  const file = join(folder, 'manifest.json');
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string')
      return renamed.get(value) ?? (value === from ? to : value.replace(scriptOf(from), scriptOf(to)));
    if (typeof value === 'object' && value !== null && 'path' in value && 'integrity' in value) {
      return {
        ...value,
        integrity: `sha384-${createHash('sha384')
          .update(readFileSync(join(folder, String(value.path))))
          .digest('base64')}`,
      };
    }
    return value;
  });
  unlinkSync(file);
  writeFileSync(file, JSON.stringify(manifest));
}

interface Copied {
  readonly version: string;
  readonly url: (address: string) => string;
  readonly integrity: (address: string) => string;
}

function copyPart(dataFolder: string, key: string, from: string, to: string, wordings: readonly Wording[]): Copied {
  const store = join(dataFolder, 'store');
  for (const kind of ['parts', 'private']) ownFolder(join(store, kind, key));
  const folder = (version: string): string => join(store, 'parts', key, version);
  const renamed = rewrite(folder(from), folder(to), [[from, to], [scriptOf(from), scriptOf(to)], ...wordings]);
  describeCopy(folder(to), { from, to }, renamed);
  const secrets = join(store, 'private', key);
  if (existsSync(join(secrets, from))) symlinkSync(realpathSync(join(secrets, from)), join(secrets, to));
  const url = (address: string): string => {
    const prefix = `/parts/${key}/${from}/`;
    if (!address.startsWith(prefix)) return address;
    const file = address.slice(prefix.length);
    return `/parts/${key}/${to}/${renamed.get(file) ?? file}`;
  };
  const integrity = (address: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(store, url(address))))
      .digest('base64')}`;
  return { version: to, url, integrity };
}

/** Puts a copy of a remote's version into the store, with other words. @returns its row of the release document, as the default */
export function copyOfRemote(
  dataFolder: string,
  key: string,
  row: RemoteVersion,
  version: string,
  ...wordings: readonly Wording[]
): RemoteVersion {
  const copy = copyPart(dataFolder, key, row.metadata.version, version, wordings);
  return {
    ...row,
    url: copy.url(row.url),
    metadata: { version, integrity: copy.integrity(row.url) },
    deployment: { traffic: 100, default: true },
    extras: {
      ...row.extras,
      container: row.extras.container.replace(scriptOf(row.metadata.version), scriptOf(version)),
      preload: Object.fromEntries(
        Object.entries(row.extras.preload).map(([path, files]) => [path, files.map(copy.url)]),
      ),
    },
  };
}

/** Puts a copy of the shell into the store, with other words. @returns the shell's part of a release document */
export function copyOfShell(
  dataFolder: string,
  shell: ShellRelease,
  version: string,
  ...wordings: readonly Wording[]
): ShellRelease {
  const copy = copyPart(dataFolder, 'shell', shell.version, version, wordings);
  const files = (list: ShellRelease['scripts']) =>
    list.map(({ url }) => ({ url: copy.url(url), integrity: copy.integrity(url) }));
  const [serviceWorker] = files(shell.serviceWorker ? [shell.serviceWorker] : []);
  const [starter] = files(shell.starter ? [shell.starter] : []);
  return {
    ...shell,
    version,
    url: `/parts/shell/${version}/`,
    scripts: files(shell.scripts),
    ...(starter ? { starter } : {}),
    styles: files(shell.styles),
    ...(serviceWorker ? { serviceWorker } : {}),
  };
}
