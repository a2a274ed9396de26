import * as z from 'zod/mini';
import { areaSchema, routeDataSchema, type Area, type RouteData } from './route';
import { ContractError, parseWith } from './schema';
import { satisfiesContract } from './version';

/** A subresource integrity value: one SHA-384 digest in base64. */
export const integritySchema = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and 64 characters of base64'));
/** Names a set of prerendered pages. */
const frameSchema = z.string().check(z.regex(/^[0-9a-z-]{1,80}$/));
const urlSchema = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/)[^\s]*$/, 'must be an http(s) address or an absolute path'));
const versionSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/, 'must be a version such as 1.4.0-3f9a2c1b'));

export const pictureSchema = z.object({
  avif: urlSchema,
  webp: urlSchema,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const destinationCardSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  line: z.string().check(z.minLength(1), z.maxLength(160)),
  path: z.string(),
  picture: z.optional(pictureSchema),
});
/** How the home screen introduces a destination. */
export type DestinationCard = z.infer<typeof destinationCardSchema>;

export const extrasSchema = z.object({
  /** Global name that the entry script defines; it carries the version. */
  container: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  /** Contract range that the remote was built for, `^1.0.0`. */
  contract: z.string(),
  guideContent: z.int(),
  areas: z.array(areaSchema).check(z.minLength(1)),
  card: z.optional(destinationCardSchema),
  routes: z.array(routeDataSchema).check(z.minLength(1)),
  /** Files to request together with the entry, by path of the screen. */
  preload: z.record(z.string(), z.array(urlSchema)),
});
export type RemoteExtras = z.infer<typeof extrasSchema>;

/** Share of visits in whole percent. */
const trafficSchema = z.int().check(z.gte(0), z.lte(100));

export const remoteVersionSchema = z.object({
  url: urlSchema,
  fallbackUrl: z.optional(urlSchema),
  metadata: z.object({ version: versionSchema, integrity: integritySchema }),
  deployment: z.object({
    /** Share of visits, 0 to 100. A version that is kept to fall back to has none. */
    traffic: trafficSchema,
    default: z.boolean(),
  }),
  extras: extrasSchema,
});
/** One released version of one remote. */
export type RemoteVersion = z.infer<typeof remoteVersionSchema>;

const remoteNameSchema = z
  .string()
  .check(z.regex(/^@odysseus\/[a-z][a-z0-9-]*$/, 'must be @odysseus/ and a lower-case name'));

export const shellReleaseSchema = z.object({
  version: versionSchema,
  /** Folder of the build, with a trailing slash. */
  url: urlSchema,
  contract: z.string(),
  scripts: z.array(z.object({ url: urlSchema, integrity: integritySchema })),
  /** Starts the scripts of a page that came with its screen, after its first paint. Where it is absent they start by themselves. */
  starter: z.optional(z.object({ url: urlSchema, integrity: integritySchema })),
  styles: z.array(z.object({ url: urlSchema, integrity: integritySchema })),
  routes: z.array(routeDataSchema),
  /** The service worker's script, served at `/service-worker.js`. */
  serviceWorker: z.optional(z.object({ url: urlSchema, integrity: integritySchema })),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

export const releaseSchemaVersion = 1;

export const releaseSchema = z.object({
  schemaVersion: z.literal(releaseSchemaVersion),
  id: z.string().check(z.regex(/^[0-9a-z-]{1,80}$/)),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  shell: shellReleaseSchema,
  /** Another version of the shell that a share of visits gets. */
  canaryShell: z.optional(z.object({ traffic: trafficSchema, shell: shellReleaseSchema })),
  /** Which set of prerendered pages belongs to this release (`pages.ts`); absent where pages are rendered in the browser alone. */
  frame: z.optional(frameSchema),
  microFrontends: z.record(
    remoteNameSchema,
    z.array(remoteVersionSchema).check(z.minLength(1, 'needs at least one version')),
  ),
});
/** What is live: immutable once written. The registry part follows the Frontend Discovery schema. */
export type Release = z.infer<typeof releaseSchema>;

/** The one mutable file of a store: names the release that is live, and the entry of the log that made it so. */
export const releasePointerSchema = z.object({
  schemaVersion: z.literal(1),
  release: z.string().check(z.regex(/^[0-9a-z-]{1,80}$/)),
  /** Counts the changes of this store from 1. */
  sequence: z.optional(z.int().check(z.gte(1))),
  /** SHA-256 of the log's latest entry, in hexadecimal digits. */
  entry: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type ReleasePointer = z.infer<typeof releasePointerSchema>;

/**
 * Reads a release document, and checks what a shape alone can't say: traffic sums to 100, exactly one default,
 * unique paths and areas over all remotes and the shell.
 * @throws {ContractError} naming each remote and field that is wrong
 */
export function parseRelease(value: unknown): Release {
  const version =
    typeof value === 'object' && value !== null && 'schemaVersion' in value ? value.schemaVersion : undefined;
  if (version !== undefined && version !== releaseSchemaVersion) {
    throw new ContractError('The release document', [
      `schemaVersion: this program reads version ${releaseSchemaVersion}, the document says ${JSON.stringify(version)}; a newer shell is needed`,
    ]);
  }
  const release = parseWith(releaseSchema, value, 'The release document');
  const problems = releaseProblems(release);
  if (problems.length > 0) throw new ContractError('The release document', problems);
  return release;
}

function releaseProblems(release: Release): string[] {
  const problems: string[] = [];
  const ownerOfPath = new Map(
    release.shell.routes.flatMap((route) => addressesOf(route).map((path) => [path, 'the shell'] as const)),
  );
  const ownerOfArea = new Map<string, string>();
  for (const [name, versions] of Object.entries(release.microFrontends)) {
    const traffic = versions.reduce((sum, version) => sum + version.deployment.traffic, 0);
    if (Math.abs(traffic - 100) > 1e-9)
      problems.push(`microFrontends.${name}: traffic sums to ${traffic}, it must be 100`);
    const defaults = versions.filter((version) => version.deployment.default).length;
    if (defaults !== 1)
      problems.push(`microFrontends.${name}: ${defaults} versions are marked default, exactly one must be`);
    const seen = new Set<string>();
    for (const version of versions) {
      if (seen.has(version.metadata.version))
        problems.push(`microFrontends.${name}: version ${version.metadata.version} stands twice`);
      seen.add(version.metadata.version);
      const paths = new Set<string>();
      for (const path of version.extras.routes.flatMap(addressesOf)) {
        if (paths.has(path))
          problems.push(`microFrontends.${name}: path ${path} stands twice in ${version.metadata.version}`);
        paths.add(path);
        claim(ownerOfPath, path, name, 'path', problems);
      }
      for (const area of version.extras.areas) claim(ownerOfArea, area.key, name, 'area', problems);
    }
  }
  return problems;
}

function addressesOf(route: RouteData): string[] {
  return [route.path, ...(route.aliases ?? [])];
}

function claim(owners: Map<string, string>, key: string, owner: string, what: string, problems: string[]): void {
  const present = owners.get(key);
  if (present === undefined) owners.set(key, owner);
  else if (present !== owner) problems.push(`microFrontends.${owner}: ${what} ${key} belongs to ${present} already`);
}

/** The version of a remote that visitors get unless they are part of a canary. */
export function defaultVersion(versions: readonly RemoteVersion[]): RemoteVersion {
  const chosen = versions.find((version) => version.deployment.default) ?? versions[0];
  if (!chosen) throw new ContractError('The release document', ['a remote has no version']);
  return chosen;
}

/**
 * The version that a visit gets.
 * @param draw a number from 0 to 99, drawn once for a tab: canaries take the lowest, so that whoever has one keeps it while its share grows
 */
export function chooseVersion(versions: readonly RemoteVersion[], draw: number): RemoteVersion {
  let below = 0;
  for (const version of versions) {
    if (version.deployment.default) continue;
    below += version.deployment.traffic;
    if (draw < below) return version;
  }
  return defaultVersion(versions);
}

/** The version to fall back to when the chosen one does not load: kept in the document without a share of visits. */
export function lastGoodVersion(versions: readonly RemoteVersion[], failed: RemoteVersion): RemoteVersion | undefined {
  const others = versions.filter((version) => version.metadata.version !== failed.metadata.version);
  return failed.deployment.default
    ? others.find(({ deployment }) => deployment.traffic === 0)
    : (others.find(({ deployment }) => deployment.default) ?? others[0]);
}

const destinationSchema = z.object({
  name: remoteNameSchema,
  areas: z.array(areaSchema),
  card: z.optional(destinationCardSchema),
  /** Path of its emergency page. */
  emergency: z.optional(z.string()),
});
/** What the menu and the home screen draw of a destination before the whole release document is there. */
export type Destination = z.infer<typeof destinationSchema>;

const namedVersionSchema = z.object({ name: remoteNameSchema, version: remoteVersionSchema });

export const bootSchema = z.object({
  schemaVersion: z.literal(1),
  /** The version of the shell whose scripts the page starts. */
  shell: versionSchema,
  destinations: z.array(destinationSchema),
  /** The remote that owns the address asked for, whole, so that it starts without another request. */
  current: z.optional(namedVersionSchema),
});
/**
 * What a page carries inline of the versions that it was made of (data block `odysseus-boot`). It depends on nothing that
 * changes when another city is released, so that a prerendered page stays as it is. Its size grows by one short row for each
 * destination, so that the start of the shell does not depend on how many there are.
 */
export type Boot = z.infer<typeof bootSchema>;

export const liveSchema = z.object({
  schemaVersion: z.literal(1),
  release: z.object({ id: z.string(), url: urlSchema }),
  /** Other versions of the remote that owns the address, of which a share of visits gets one. */
  canaries: z.array(namedVersionSchema),
  canaryShell: z.optional(z.object({ traffic: trafficSchema, shell: shellReleaseSchema })),
  /** The page shows an unreleased version to the holder of a signed address. */
  preview: z.optional(
    z.object({
      part: z.string(),
      version: versionSchema,
      /** ISO 8601, UTC. */
      expires: z.string(),
      /** Address that ends the preview. */
      leave: urlSchema,
    }),
  ),
});
/**
 * What is live at the moment in which a page is served (data block `odysseus-live`), written into it by whoever serves it. A
 * plain static host writes none: the page then reads the pointer.
 */
export type Live = z.infer<typeof liveSchema>;

/**
 * Marks the emergency page of a city in what is released: a route table says `emergency: true`, and the build writes this icon,
 * and only there. Readers before 1.6 know no other mark, and would refuse a field.
 */
export const emergencyIcon = 'life-buoy';

/** Path of a part's emergency page, if it has one that everybody may read. */
export function emergencyPathOf(routes: readonly RouteData[]): string | undefined {
  return routes.find(({ icon, type }) => icon === emergencyIcon && type === 'public')?.path;
}

/** Shells of this contract leave out what they do not know; an earlier one takes it for damage. */
const tolerantContract = '^1.6.0';

/** What a page says to its shell: to one that is not tolerant only what this program itself knows of. */
function toldTo<T extends z.ZodMiniType>(
  { contract }: Pick<ShellRelease, 'contract'>,
  schema: T,
  told: z.infer<T>,
  subject: string,
): z.infer<T> {
  return satisfiesContract(contract, tolerantContract) ? told : parseWith(schema, told, subject);
}

/** Shells of this contract are told where each destination's emergency page is; an earlier one refuses what it does not know. */
const emergencyContract = '^1.4.0';

/** The emergency page of a destination as the pages of a shell name it. @param shell what is released of it */
export function emergencyFor(
  { contract }: Pick<ShellRelease, 'contract'>,
  routes: readonly RouteData[],
): Pick<Destination, 'emergency'> {
  const emergency = satisfiesContract(contract, emergencyContract) ? emergencyPathOf(routes) : undefined;
  return emergency === undefined ? {} : { emergency };
}

/** Destination cards that a page carries inline; the others come with the whole document. */
const inlineCards = 8;

/** Position of a destination among the others: that of its first list that lies in no other list. */
export function destinationOrder(areas: readonly Area[]): number {
  return Math.min(...areas.filter((area) => area.parent === undefined).map((area) => area.order));
}

/** The part of a release that a page for one address carries inline. */
export function bootFor(release: Release, path: string): Boot {
  const entries = Object.entries(release.microFrontends).map(([name, versions]) => ({
    name,
    version: defaultVersion(versions),
  }));
  entries.sort((a, b) => destinationOrder(a.version.extras.areas) - destinationOrder(b.version.extras.areas));
  const owner = entries.find(({ version }) => version.extras.routes.some((route) => addressesOf(route).includes(path)));
  const boot: Boot = {
    schemaVersion: 1,
    shell: release.shell.version,
    destinations: entries.map(({ name, version }, index) => ({
      name,
      areas: version.extras.areas,
      ...(path === '/' && index < inlineCards && version.extras.card ? { card: version.extras.card } : {}),
      ...emergencyFor(release.shell, version.extras.routes),
    })),
    // The share of visits is not the page's business: it changes without the page.
    ...(owner
      ? { current: { name: owner.name, version: { ...owner.version, deployment: { traffic: 100, default: true } } } }
      : {}),
  };
  return toldTo(release.shell, bootSchema, boot, 'The release data of a page');
}

/** What is live for one address. */
export function liveFor(release: Release, releaseUrl: string, path: string): Live {
  const owner = Object.entries(release.microFrontends).find(([, versions]) =>
    defaultVersion(versions).extras.routes.some((route) => addressesOf(route).includes(path)),
  );
  const live: Live = {
    schemaVersion: 1,
    release: { id: release.id, url: releaseUrl },
    canaries: owner
      ? owner[1]
          .filter(({ deployment }) => !deployment.default && deployment.traffic > 0)
          .map((version) => ({ name: owner[0], version }))
      : [],
    ...(release.canaryShell ? { canaryShell: release.canaryShell } : {}),
  };
  return toldTo(release.shell, liveSchema, live, 'The data of the live release in a page');
}

/** Every route that answers, with who serves it. */
export function routesOf(release: Release): { owner: string; route: RouteData }[] {
  return [
    ...release.shell.routes.map((route) => ({ owner: 'shell', route })),
    ...Object.entries(release.microFrontends).flatMap(([name, versions]) =>
      defaultVersion(versions).extras.routes.map((route) => ({ owner: name, route })),
    ),
  ];
}
