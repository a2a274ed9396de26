import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contractVersion, guideContentVersion, remoteManifestSchema, shellManifestSchema, parseWith, type RemoteManifest, type ShellManifest } from '@odysseus/contract';
import { compileContent, type City, type CompiledContent } from '@odysseus/guide/content';
import webpack, { type Configuration, type Stats } from 'webpack';
import { pictureSizes } from './contentLoader';
import { versionedName, type Part } from './part';
import { readRouteTable, type RouteTable } from './routeTable';
import { remoteConfiguration, shellConfiguration } from './webpackConfiguration';

export interface BuiltPart {
  readonly part: Part;
  /** The immutable public folder. */
  readonly folder: string;
  readonly manifest: RemoteManifest | ShellManifest;
  /** False where the store held this version already. */
  readonly built: boolean;
}

/** Where a version's public and private files stand in a store. */
export function partFolders(store: string, key: string, version: string): { publicFolder: string; privateFolder: string } {
  return { publicFolder: join(store, 'parts', key, version), privateFolder: join(store, 'private', key, version) };
}

/**
 * Builds a part into its versioned folder, unless the store holds that version already. The folder appears whole or not at all.
 * @param cacheFolder webpack's cache, so that an edit compiles only what it touches
 * @throws {Error} with the compiler's words
 */
export async function buildPart(part: Part, store: string, cacheFolder: string): Promise<BuiltPart> {
  const { publicFolder, privateFolder } = partFolders(store, part.key, part.version);
  const present = readManifest(part, publicFolder);
  if (present) return { part, folder: publicFolder, manifest: present, built: false };

  const work = `${publicFolder}.building-${process.pid}`;
  const privateWork = `${privateFolder}.building-${process.pid}`;
  try {
    mkdirSync(work, { recursive: true });
    const table = await readRouteTable(join(part.folder, 'src', part.kind === 'shell' ? 'routes/routeTable.ts' : 'routes.ts'));
    const content = part.kind === 'remote' ? compileContent(join(part.folder, 'content')) : undefined;
    const options = { part, outputFolder: work, cacheFolder };
    const stats = await compile(part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options));
    const manifest = content ? remoteManifest(part, work, table, content, stats) : shellManifest(part, work, table, stats);
    if (content) writePremium(content, privateWork);
    compressFiles(work);
    writeFileSync(join(work, 'manifest.json'), JSON.stringify(manifest, null, 1));
    publish(privateWork, privateFolder);
    publish(work, publicFolder);
    return { part, folder: publicFolder, manifest, built: true };
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(privateWork, { recursive: true, force: true });
  }
}

/** The manifest of a build, or `undefined` where there is none. */
function readManifest(part: Part, folder: string): RemoteManifest | ShellManifest | undefined {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return undefined;
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return part.kind === 'shell' ? parseWith(shellManifestSchema, value, file) : parseWith(remoteManifestSchema, value, file);
}

function publish(work: string, target: string): void {
  if (!existsSync(work)) return;
  if (existsSync(target)) rmSync(target, { recursive: true });
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(work, target);
}

/** Runs webpack once. */
export function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack ended without a result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function describeFiles(folder: string): RemoteManifest['files'] {
  return filesOf(folder).map((path) => ({ path, integrity: integrityOf(join(folder, path)), bytes: statSync(join(folder, path)).size }));
}

function remoteManifest(part: Part, folder: string, table: RouteTable, content: CompiledContent, stats: Stats): RemoteManifest {
  const entry = filesOf(folder).find((path) => /^entry\.[0-9a-f]+\.js$/.test(path));
  if (!entry) throw new Error(`The build of ${part.key} wrote no entry.`);
  const card = content.cities.find((city) => city.card)?.card;
  const manifest: RemoteManifest = {
    schemaVersion: 1,
    kind: 'remote',
    name: part.packageName,
    version: part.version,
    contract: `^${contractVersion}`,
    guideContent: guideContentVersion,
    container: versionedName(part),
    entry: { path: entry, integrity: integrityOf(join(folder, entry)) },
    areas: content.cities.flatMap((city) => city.areas),
    ...(card ? { card: cardOf(card, part, folder) } : {}),
    routes: [...table.routes],
    preload: preloadOf(table, stats),
    premium: [...content.premiumScreens.keys()].sort(),
    files: describeFiles(folder),
  };
  const areas = new Set(manifest.areas.map((area) => area.key));
  for (const route of manifest.routes) {
    if (!areas.has(route.area) && route.nav) throw new Error(`${part.key}: ${route.path} is listed in the area "${route.area}", which no city.yaml of this remote defines.`);
  }
  return parseWith(remoteManifestSchema, JSON.parse(JSON.stringify(manifest)), `The manifest of ${part.key}`);
}

type ManifestCard = NonNullable<RemoteManifest['card']>;

/** The card with its picture copied into the build, so that the home screen needs nothing else of the remote. */
function cardOf({ picture, ...words }: NonNullable<City['card']>, part: Part, folder: string): ManifestCard {
  if (!picture) return words;
  const copy = (ending: string): string => {
    const source = join(part.folder, 'assets', `${picture.name}-small.${ending}`);
    if (!existsSync(source)) throw new Error(`${part.key}: the card names the picture "${picture.name}", and ${source} does not exist. Render it with npm run pictures.`);
    const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10);
    const path = `assets/card.${hash}.${ending}`;
    mkdirSync(join(folder, 'assets'), { recursive: true });
    cpSync(source, join(folder, path));
    return path;
  };
  return { ...words, picture: { avif: copy('avif'), webp: copy('webp'), ...pictureSizes.small, alt: picture.alt } };
}

/** Files that a screen needs besides the entry: the route table's chunk and every chunk of the screen. */
function preloadOf(table: RouteTable, stats: Stats): Record<string, string[]> {
  const chunks = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true }).chunks ?? [];
  const loadable = (files: readonly string[] | undefined) => (files ?? []).filter((file) => /\.(js|css)$/.test(file));
  const routes = chunks.filter((chunk) => chunk.names?.includes('routes')).flatMap((chunk) => loadable(chunk.files));
  return Object.fromEntries(
    Object.entries(table.requests).map(([path, request]) => [
      path,
      [...new Set([...routes, ...chunks.filter((chunk) => chunk.origins?.some((origin) => origin.request === request)).flatMap((chunk) => loadable(chunk.files))])],
    ]),
  );
}

function shellManifest(part: Part, folder: string, table: RouteTable, stats: Stats): ShellManifest {
  const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.['main']?.assets ?? [];
  const described = (ending: string) => assets.filter((asset) => asset.name.endsWith(ending)).map((asset) => ({ path: asset.name, integrity: integrityOf(join(folder, asset.name)) }));
  return {
    schemaVersion: 1,
    kind: 'shell',
    name: '@odysseus/shell',
    version: part.version,
    contract: contractVersion,
    scripts: described('.js'),
    styles: described('.css'),
    routes: [...table.routes],
    files: describeFiles(folder),
  };
}

function writePremium(content: CompiledContent, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [key, screen] of content.premiumScreens) {
    const file = join(folder, `${key}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(screen));
  }
}

const compressible = /\.(js|css|svg|json|html)$/;
/** Below this many bytes a compressed copy saves nothing that a packet would notice. */
const worthCompressing = 1_000;

function compressFiles(folder: string): void {
  for (const path of filesOf(folder)) {
    const file = join(folder, path);
    if (!compressible.test(path) || statSync(file).size < worthCompressing) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
