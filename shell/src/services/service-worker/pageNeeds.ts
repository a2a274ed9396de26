import {
  defaultVersion,
  fromWithin,
  isEmergencyPage,
  routesOf,
  searchFileName,
  searchIndexName,
  tripFileName,
  tripPath,
  type Release,
  type RemoteManifest,
  type RouteData,
  type ShellManifest,
} from '@odysseus/contract';
import { mostEmergencyPages } from './constants';
import type { PageFacts } from './pageFacts';
import { pictureName } from './pictureName';

/** Screens that belong to a moment or to one visitor, though they need no account. */
const passing = new Set(['/auth', '/app/CheckoutSuccess']);

/** Whether a screen may be kept on the device: what everybody may read, and nothing else. */
function isKeepable(route: RouteData): boolean {
  return (route.type === 'public' || route.type === 'legal') && !passing.has(route.path);
}

/** The route of an address, if its page may be kept. */
export function keepableRoute(release: Release, path: string): RouteData | undefined {
  const route = routesOf(release).find((entry) => entry.route.path === path)?.route;
  return route && isKeepable(route) ? route : undefined;
}

/** Every page of a city that may be kept. @param remote `@odysseus/paris` */
export function keepablePages(release: Release, remote: string): string[] {
  return routesOf(release)
    .filter(({ owner, route }) => owner === remote && isKeepable(route))
    .map(({ route }) => route.path);
}

/** The emergency pages of all destinations, as many as are kept. @param remote the destination that comes first: `@odysseus/paris` */
export function emergencyPages(release: Release, remote?: string): string[] {
  const found = routesOf(release).filter(({ route }) => isEmergencyPage(route) && isKeepable(route));
  return [...found.filter(({ owner }) => owner === remote), ...found.filter(({ owner }) => owner !== remote)]
    .slice(0, mostEmergencyPages)
    .map(({ route }) => route.path);
}

/** Where the manifest of a build stands. @param folder with a trailing slash */
export function manifestAddress(folder: string): string {
  return `${folder}manifest.json`;
}

/** Folder of a file, with a trailing slash. */
export function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** The alphabet of every guide text. Others come only where a page asked for them. */
const guideFont = /-latin-(wght|\d+)-[a-z]+\..*woff2$/;

/** What every page needs of the shell: all its code, so that every way through the site is open, and its fonts. */
function shellNeeds(manifest: ShellManifest, folder: string): string[] {
  const files = manifest.files.map(({ path }) => path).filter((path) => path !== manifest.serviceWorker?.path);
  return [
    manifestAddress(folder),
    ...files.filter((path) => /\.(js|css)$/.test(path) || guideFont.test(path)).map((path) => folder + path),
  ];
}

interface PageSurroundings {
  readonly path: string;
  readonly release: Release;
  /** Address of the release document. */
  readonly releaseUrl: string;
  readonly shell: ShellManifest;
  /** Addresses that the page itself has loaded, where it was open; they may belong to other pages. */
  readonly loaded?: readonly string[];
}

/** Code, styles, fonts, and data that are fetched by name, as what a map is drawn from. @param name within the folder of a build */
const isCodeOrData = (name: string): boolean => /\.(js|css|woff2)$|^assets\/[^/]+\.json$/.test(name);

/** A build that was made before there was an index has the shorter file alone. */
const searchFiles: readonly string[] = [searchIndexName, searchFileName];

/** Everything that a page needs to open, come to life and lead on without a network. */
export function pageNeeds(facts: PageFacts, surroundings: PageSurroundings): string[] {
  const { path, release, releaseUrl, shell } = surroundings;
  const current = facts.boot.current?.version;
  const preload = current?.extras.preload ?? {};
  const own = current ? [current.url, ...(preload[path] ?? []), ...(preload[fromWithin(path)] ?? [])] : [];
  const brought = broughtNeeds(facts, surroundings);
  // Where the page was open, the browser has chosen each picture's size already.
  const chosen = new Set(brought.map((url) => pictureName(url).stem));
  const pictures = facts.pictures.filter((url) => !chosen.has(pictureName(url).stem));
  return [
    ...new Set([releaseUrl, ...shellNeeds(shell, release.shell.url), ...facts.files, ...own, ...brought, ...pictures]),
  ];
}

/**
 * Of what an open page has loaded, that which it needs. A remote may bring what no list names: its own copy of a library, a chunk
 * of a chunk, what a map is drawn from.
 */
export function broughtNeeds(
  facts: Pick<PageFacts, 'boot' | 'mentioned'>,
  { path, release, loaded = [] }: Pick<PageSurroundings, 'path' | 'release' | 'loaded'>,
): string[] {
  const current = facts.boot.current?.version;
  const folders = [release.shell.url, ...(current ? [folderOf(current.url)] : [])];
  const ofTrip = new Set(tripNeeds(path, release, loaded));
  return loaded.filter((url) => {
    const folder = folders.find((each) => url.startsWith(each));
    const name = folder && url.slice(folder.length);
    return (
      ofTrip.has(url) ||
      (name !== undefined && (isCodeOrData(name) || searchFiles.includes(name))) ||
      facts.mentioned.includes(url)
    );
  });
}

/**
 * What a page has loaded that the trip takes of cities, of the live release alone: on any page from which one goes on to it, what they
 * tell of its places; on its own, also the planners of its long ways and the drawn maps of its days.
 */
export function tripNeeds(path: string, release: Release, loaded: readonly string[]): string[] {
  const folders = Object.values(release.microFrontends).map((versions) => folderOf(defaultVersion(versions).url));
  return loaded.filter((url) => {
    const folder = folders.find((each) => url.startsWith(each));
    if (folder === undefined) return false;
    return url === folder + tripFileName || (path === tripPath && /\.js$|\/assets\/[^/]+\.svg$/.test(url));
  });
}

/**
 * Everything that a city needs as a whole: the shell, all code of the remote, and its pictures. Chunks of premium screens hold
 * no premium content.
 * @param width of the device's window, in its own pixels
 */
export function cityNeeds(
  release: Release,
  releaseUrl: string,
  remote: string,
  manifests: { readonly shell: ShellManifest; readonly remote: RemoteManifest },
  width: number,
): string[] {
  const versions = release.microFrontends[remote];
  if (!versions) return [];
  const folder = folderOf(defaultVersion(versions).url);
  const files = manifests.remote.files.map(({ path }) => path);
  const searched = searchFiles.find((name) => files.includes(name));
  const wanted = files.filter(
    (path) =>
      isCodeOrData(path) ||
      path.endsWith('.svg') ||
      path === searched ||
      path === tripFileName ||
      (path.endsWith('.avif') && fits(path, files, width)),
  );
  return [
    ...new Set([
      releaseUrl,
      ...shellNeeds(manifests.shell, release.shell.url),
      manifestAddress(folder),
      ...wanted.map((path) => folder + path),
    ]),
  ];
}

/** Width of the smaller one where a picture is there twice, in pixels. */
const smallWidth = 800;

/** Of a picture in two sizes, the one that the device shows. */
function fits(path: string, files: readonly string[], width: number): boolean {
  const { stem, small, ending } = pictureName(path);
  const hasOther = files.some((file) => {
    const other = pictureName(file);
    return other.stem === stem && other.ending === ending && other.small !== small;
  });
  return !hasOther || small === width <= smallWidth;
}
