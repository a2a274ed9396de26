import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  contractVersion,
  fromWithin,
  guideContentVersion,
  remoteManifestSchema,
  shellManifestSchema,
  writeWith,
  type RemoteManifest,
  type ShellManifest,
} from '@odysseus/contract';
import type { CompiledContent } from '@odysseus/guide/content';
import type { City } from '@odysseus/model';
import { integrityOf } from '@odysseus/release';
import type { Stats, StatsChunkOrigin } from 'webpack';
import { pictureSizes } from './contentLoader';
import { filesOf } from './filesOf';
import { versionedName, type Part } from './part';
import type { RouteTable } from './readRouteTable';

function describeFiles(folder: string): RemoteManifest['files'] {
  return filesOf(folder).map((path) => ({
    path,
    integrity: integrityOf(readFileSync(join(folder, path))),
    bytes: statSync(join(folder, path)).size,
  }));
}

interface RemoteFacts {
  readonly part: Part;
  /** The public folder; the card's picture is copied into it. */
  readonly folder: string;
  readonly table: RouteTable;
  readonly content: CompiledContent;
  readonly entry: RemoteManifest['entry'];
  readonly preload: RemoteManifest['preload'];
}

/**
 * Describes a remote's build.
 * @throws {Error} when a route is listed in an area that the content does not define
 */
export function remoteManifest({ part, folder, table, content, entry, preload }: RemoteFacts): RemoteManifest {
  const card = content.cities.find((city) => city.card)?.card;
  const manifest: RemoteManifest = {
    schemaVersion: 1,
    kind: 'remote',
    name: part.packageName,
    version: part.version,
    contract: `^${contractVersion}`,
    guideContent: guideContentVersion,
    container: versionedName(part),
    entry,
    areas: content.cities.flatMap((city) => city.areas),
    ...(card ? { card: cardOf(card, part, folder) } : {}),
    routes: [...table.routes],
    preload,
    premium: [...content.premiumScreens.keys()].sort(),
    files: describeFiles(folder),
  };
  const areas = new Set(manifest.areas.map((area) => area.key));
  for (const route of manifest.routes) {
    if (!areas.has(route.area) && route.nav)
      throw new Error(
        `${part.key}: ${route.path} is listed in the area "${route.area}", which no city.yaml of this remote defines.`,
      );
  }
  return writeWith(remoteManifestSchema, JSON.parse(JSON.stringify(manifest)), `The manifest of ${part.key}`);
}

type ManifestCard = NonNullable<RemoteManifest['card']>;

/** The card with its picture copied into the build, so that the home screen needs nothing else of the remote. */
function cardOf({ picture, ...words }: NonNullable<City['card']>, part: Part, folder: string): ManifestCard {
  if (!picture) return words;
  const copy = (ending: string): string => {
    const source = join(part.folder, 'assets', `${picture.name}-small.${ending}`);
    if (!existsSync(source))
      throw new Error(
        `${part.key}: the card names the picture "${picture.name}", and ${source} does not exist. Render it with npm run pictures.`,
      );
    const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10);
    const path = `assets/card.${hash}.${ending}`;
    mkdirSync(join(folder, 'assets'), { recursive: true });
    cpSync(source, join(folder, path));
    return path;
  };
  return { ...words, picture: { avif: copy('avif'), webp: copy('webp'), ...pictureSizes.small, alt: picture.alt } };
}

/** The entry that a finished build of a remote has written. */
export function entryOf(part: Part, folder: string): RemoteManifest['entry'] {
  const path = filesOf(folder).find((file) => /^entry\.[\w-]+\.js$/.test(file));
  if (!path) throw new Error(`The build of ${part.key} wrote no entry.`);
  return { path, integrity: integrityOf(readFileSync(join(folder, path))) };
}

/** How a screen's module asks for what its page comes with as HTML (`remoteModules.ts`). */
const stillRequest = /\?still$/;

/**
 * Files that a screen needs besides the entry: the route table's chunk and every chunk of the screen; for somebody who comes from
 * within the site, every chunk of what the screen's page comes with as HTML, too.
 */
export function preloadOf(table: RouteTable, stats: Stats): Record<string, string[]> {
  const chunks = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true }).chunks ?? [];
  const loadable = (files: readonly string[] | undefined) => (files ?? []).filter((file) => /\.(js|css)$/.test(file));
  const routes = chunks.filter((chunk) => chunk.names.includes('routes')).flatMap((chunk) => loadable(chunk.files));
  const filesFrom = (isOrigin: (origin: StatsChunkOrigin) => boolean): string[] =>
    chunks.filter((chunk) => chunk.origins?.some(isOrigin)).flatMap((chunk) => loadable(chunk.files));
  return Object.fromEntries(
    Object.entries(table.requests).flatMap(([path, request]): [string, string[]][] => {
      const own = [...new Set([...routes, ...filesFrom((origin) => origin.request === request)])];
      const all = new Set([
        ...own,
        // A chunk of the entry's own was asked for by nothing, whatever the types say.
        ...filesFrom((origin) => stillRequest.test(origin.request) && origin.moduleName.startsWith(request)),
      ]);
      return [
        [path, own],
        ...(all.size > own.length ? [[fromWithin(path), [...all]] satisfies [string, string[]]] : []),
      ];
    }),
  );
}

type ShellStart = Pick<ShellManifest, 'scripts' | 'starter' | 'styles'>;

/** Describes a build of the shell by its start files. */
export function shellManifest(part: Part, folder: string, table: RouteTable, start: ShellStart): ShellManifest {
  const worker = filesOf(folder).find((file) => /^service-worker\.[\w-]+\.js$/.test(file));
  const manifest: ShellManifest = {
    schemaVersion: 1,
    kind: 'shell',
    name: '@odysseus/shell',
    version: part.version,
    contract: contractVersion,
    ...start,
    routes: [...table.routes],
    ...(worker ? { serviceWorker: { path: worker, integrity: integrityOf(readFileSync(join(folder, worker))) } } : {}),
    files: describeFiles(folder),
  };
  return writeWith(shellManifestSchema, JSON.parse(JSON.stringify(manifest)), 'The manifest of the shell');
}

/** The files that a finished build of the shell starts with. */
export function startOf(folder: string, stats: Stats): ShellStart {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const described = (entry: 'main' | 'starter', ending: string) =>
    (entrypoints?.[entry]?.assets ?? [])
      .filter((asset) => asset.name.endsWith(ending))
      .map((asset) => ({ path: asset.name, integrity: integrityOf(readFileSync(join(folder, asset.name))) }));
  const [starter] = described('starter', '.js');
  return { scripts: described('main', '.js'), ...(starter ? { starter } : {}), styles: described('main', '.css') };
}
