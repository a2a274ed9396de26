import { isDeepStrictEqual } from 'node:util';
import { defaultVersion, partKey, type Release, type RemoteVersion, type ShellRelease } from '@odysseus/contract';
import { ReleaseError } from './ReleaseError';

/** What a release document says, without what names it. */
export type ReleaseContent = Pick<Release, 'shell' | 'microFrontends'> & {
  readonly canaryShell?: Release['canaryShell'];
};

/** A built version of a part, as a release names it. */
export type PartVersion =
  | { readonly part: 'shell'; readonly shell: ShellRelease }
  | { readonly part: string; /** `@odysseus/paris` */ readonly name: string; readonly version: RemoteVersion };

const share = (version: RemoteVersion, traffic: number, isDefault: boolean): RemoteVersion => ({
  ...version,
  deployment: { traffic, default: isDefault },
});
const versionOf = (row: RemoteVersion): string => row.metadata.version;

function contentOf({ shell, canaryShell, microFrontends }: ReleaseContent): ReleaseContent {
  return { shell, ...(canaryShell ? { canaryShell } : {}), microFrontends };
}

/** The rows of a remote, by its key. */
function rowsOf(live: ReleaseContent, part: string): { name: string; rows: readonly RemoteVersion[] } | undefined {
  const found = Object.entries(live.microFrontends).find(([name]) => partKey(name) === part);
  return found && { name: found[0], rows: found[1] };
}

function withRows(live: ReleaseContent, name: string, rows: RemoteVersion[]): ReleaseContent {
  return { ...contentOf(live), microFrontends: { ...live.microFrontends, [name]: rows } };
}

function withoutCanaryShell({ shell, microFrontends }: ReleaseContent): ReleaseContent {
  return { shell, microFrontends };
}

/** Everybody gets one version; the one before stays to fall back to. */
function everybodyGets(version: RemoteVersion, previous: RemoteVersion | undefined): RemoteVersion[] {
  return [
    share(version, 100, true),
    ...(previous && versionOf(previous) !== versionOf(version) ? [share(previous, 0, false)] : []),
  ];
}

/** Why a city can't be the first thing in a store. */
export function shellFirst(): ReleaseError {
  return new ReleaseError(
    'Nothing is live in this store yet, and a site can’t start without its shell. Publish it first, or together: npm run release -- publish shell paris',
  );
}

/**
 * Everybody gets these versions. A canary of another version of the same part ends. A version that everybody gets already
 * changes nothing.
 * @throws {ReleaseError} when nothing is live and the shell is not among them
 */
export function publish(live: ReleaseContent | undefined, versions: readonly PartVersion[]): ReleaseContent {
  const shell = versions.find((version) => 'shell' in version)?.shell;
  const start: ReleaseContent | undefined = live ? contentOf(live) : shell && { shell, microFrontends: {} };
  if (!start) throw shellFirst();
  return versions.reduce<ReleaseContent>((content, version) => {
    if ('shell' in version)
      return content.shell.version === version.shell.version
        ? content
        : { ...withoutCanaryShell(content), shell: version.shell };
    const rows = rowsOf(content, version.part)?.rows;
    const current = rows && defaultVersion(rows);
    if (current && versionOf(current) === versionOf(version.version)) return content;
    return withRows(content, version.name, everybodyGets(version.version, current));
  }, start);
}

/**
 * Whole percent of visits, of which a canary leaves some to the version that is live.
 * @throws {ReleaseError}
 */
export function canaryShare(text: string): number {
  const percent = Number(text);
  if (!/^\d+$/.test(text.trim()) || percent < 1 || percent > 99)
    throw new ReleaseError(
      `"${text}" is no share of visits for a canary: give a whole number from 1 to 99. For all visits use publish or promote, for none abort.`,
    );
  return percent;
}

/**
 * A share of visits gets this version, in place of any canary before it.
 * @throws {ReleaseError} when the part is not live, or everybody gets that version already
 */
export function canary(live: ReleaseContent | undefined, version: PartVersion, percent: number): ReleaseContent {
  canaryShare(String(percent));
  const needed = livePart(live, version.part);
  if ('shell' in version) {
    if (needed.shell.version === version.shell.version) throw alreadyLive('shell', version.shell.version);
    return { ...contentOf(needed), canaryShell: { traffic: percent, shell: version.shell } };
  }
  const { name, rows } = knownRows(needed, version.part);
  const current = defaultVersion(rows);
  if (versionOf(current) === versionOf(version.version)) throw alreadyLive(version.part, versionOf(current));
  const fallback = rows.filter(
    (row) => row.deployment.traffic === 0 && !row.deployment.default && versionOf(row) !== versionOf(version.version),
  );
  return withRows(needed, name, [
    share(current, 100 - percent, true),
    share(version.version, percent, false),
    ...fallback,
  ]);
}

/**
 * Everybody gets what was the canary.
 * @throws {ReleaseError} when there is none
 */
export function promote(live: ReleaseContent | undefined, part: string): ReleaseContent {
  const needed = livePart(live, part);
  if (part === 'shell') {
    if (!needed.canaryShell) throw noCanary(part);
    return { ...withoutCanaryShell(needed), shell: needed.canaryShell.shell };
  }
  const { name, rows } = knownRows(needed, part);
  const running = rows.find(isCanary);
  if (!running) throw noCanary(part);
  return withRows(needed, name, everybodyGets(running, defaultVersion(rows)));
}

/**
 * Nobody gets the canary any more.
 * @throws {ReleaseError} when there is none
 */
export function abort(live: ReleaseContent | undefined, part: string): ReleaseContent {
  const needed = livePart(live, part);
  if (part === 'shell') {
    if (!needed.canaryShell) throw noCanary(part);
    return withoutCanaryShell(needed);
  }
  const { name, rows } = knownRows(needed, part);
  if (!rows.some(isCanary)) throw noCanary(part);
  return withRows(
    needed,
    name,
    rows.filter((row) => !isCanary(row)).map((row) => (row.deployment.default ? share(row, 100, true) : row)),
  );
}

/**
 * One part as it was in an earlier release, for everybody; the others stay.
 * @throws {ReleaseError} when the part was not in it
 */
export function restorePart(live: ReleaseContent | undefined, part: string, earlier: Release): ReleaseContent {
  const needed = livePart(live, part);
  if (part === 'shell') return { ...withoutCanaryShell(needed), shell: earlier.shell };
  const then = rowsOf(earlier, part);
  if (!then)
    throw new ReleaseError(
      `The release ${earlier.id} holds no ${part}. npm run release -- log shows which releases changed it.`,
    );
  const rows = then.rows
    .filter((row) => !isCanary(row))
    .map((row) => (row.deployment.default ? share(row, 100, true) : row));
  return withRows(needed, then.name, rows);
}

export function isCanary({ deployment }: RemoteVersion): boolean {
  return !deployment.default && deployment.traffic > 0;
}

/** The version of a part that everybody gets who gets no canary; `undefined` where the part is not live. */
export function liveVersion(release: ReleaseContent, part: string): string | undefined {
  if (part === 'shell') return release.shell.version;
  const found = rowsOf(release, part);
  return found && versionOf(defaultVersion(found.rows));
}

/** The versions of a part that some visits get. */
export function shownVersions({ shell, canaryShell, microFrontends }: ReleaseContent, part: string): string[] {
  if (part === 'shell') return [shell.version, ...(canaryShell ? [canaryShell.shell.version] : [])];
  return (rowsOf({ shell, microFrontends }, part)?.rows ?? [])
    .filter((row) => row.deployment.default || row.deployment.traffic > 0)
    .map(versionOf);
}

/** Every version that a release names, whatever its share of visits. */
export function versionsIn(release: ReleaseContent): { part: string; version: string }[] {
  return [
    { part: 'shell', version: release.shell.version },
    ...(release.canaryShell ? [{ part: 'shell', version: release.canaryShell.shell.version }] : []),
    ...Object.entries(release.microFrontends).flatMap(([name, rows]) =>
      rows.map((row) => ({ part: partKey(name), version: versionOf(row) })),
    ),
  ];
}

/** The parts in which two releases differ, in order. */
export function changedParts(before: ReleaseContent | undefined, after: ReleaseContent): string[] {
  const names = new Set([...Object.keys(before?.microFrontends ?? {}), ...Object.keys(after.microFrontends)]);
  const remotes = [...names].filter(
    (name) => !isDeepStrictEqual(before?.microFrontends[name], after.microFrontends[name]),
  );
  const sameShell =
    isDeepStrictEqual(before?.shell, after.shell) && isDeepStrictEqual(before?.canaryShell, after.canaryShell);
  return [...(sameShell ? [] : ['shell']), ...remotes.map(partKey).sort()];
}

function livePart(live: ReleaseContent | undefined, part: string): ReleaseContent {
  if (!live)
    throw new ReleaseError(
      `Nothing is live in this store yet. Publish ${part} first: npm run release -- publish ${part}`,
    );
  return live;
}

function knownRows(live: ReleaseContent, part: string): { name: string; rows: readonly RemoteVersion[] } {
  const found = rowsOf(live, part);
  if (!found)
    throw new ReleaseError(
      `${part} is not live. Parts that are: shell, ${Object.keys(live.microFrontends).map(partKey).sort().join(', ')}. Publish it first: npm run release -- publish ${part}`,
    );
  return found;
}

function alreadyLive(part: string, version: string): ReleaseError {
  return new ReleaseError(
    `Everybody gets ${part} ${version} already. Change something before you send a share of visits to it.`,
  );
}

function noCanary(part: string): ReleaseError {
  return new ReleaseError(`No canary of ${part} is running. Start one: npm run release -- canary ${part} --percent 10`);
}
