import { defaultVersion, partKey, type Release } from '@odysseus/contract';
import { changedParts, isCanary, type LogEntry, type Outcome } from '@odysseus/release';

const time = (iso: string): string => iso.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');

/** A part of a release in words: `paris    1.1.0-4f… 90 %, canary 1.2.0-9a… 10 %, falls back to 1.0.0-…`. */
function shares(release: Release): { part: string; text: string }[] {
  const { shell, canaryShell, microFrontends } = release;
  const shellText = canaryShell
    ? `${shell.version} ${100 - canaryShell.traffic} %, canary ${canaryShell.shell.version} ${canaryShell.traffic} %`
    : shell.version;
  const remotes = Object.entries(microFrontends).map(([name, rows]) => {
    const current = defaultVersion(rows);
    const canary = rows.find(isCanary);
    const fallback = rows.find(({ deployment }) => !deployment.default && deployment.traffic === 0);
    const text = [
      `${current.metadata.version}${canary ? ` ${current.deployment.traffic} %` : ''}`,
      ...(canary ? [`canary ${canary.metadata.version} ${canary.deployment.traffic} %`] : []),
      ...(fallback ? [`falls back to ${fallback.metadata.version}`] : []),
    ].join(', ');
    return { part: partKey(name), text };
  });
  return [{ part: 'shell', text: shellText }, ...remotes.sort((a, b) => (a.part < b.part ? -1 : 1))];
}

const aligned = (rows: readonly { part: string; text: string }[]): string[] => {
  const width = Math.max(...rows.map(({ part }) => part.length));
  return rows.map(({ part, text }) => `  ${part.padEnd(width)}  ${text}`);
};

export function describeRelease(release: Release): string[] {
  return [
    `${release.id}, written ${time(release.createdAt)}${release.frame === undefined ? ', without prerendered pages' : `, pages of frame ${release.frame}`}`,
    ...aligned(shares(release)),
  ];
}

export function describeEntry(entry: LogEntry): string {
  const { sequence, at, actor, action, parts, message, release } = entry;
  return `${String(sequence).padStart(4)}  ${time(at)}  ${action.padEnd(8)}  ${release}  ${parts.join(', ') || '-'}  by ${actor}: ${message}`;
}

/** What differs between two releases, in the parts' versions and in the addresses that answer. */
export function describeDifference(before: Release, after: Release): string[] {
  const parts = changedParts(before, after);
  if (parts.length === 0) return ['No part differs.'];
  const textOf = (release: Release, part: string): string =>
    shares(release).find((share) => share.part === part)?.text ?? 'not there';
  const addresses = (release: Release): Set<string> =>
    new Set(
      [
        ...release.shell.routes,
        ...Object.values(release.microFrontends).flatMap((rows) => defaultVersion(rows).extras.routes),
      ].map(({ path }) => path),
    );
  const [old, now] = [addresses(before), addresses(after)];
  return [
    ...aligned(parts.map((part) => ({ part, text: `${textOf(before, part)}  →  ${textOf(after, part)}` }))),
    ...[...now].filter((path) => !old.has(path)).map((path) => `  + ${path}`),
    ...[...old].filter((path) => !now.has(path)).map((path) => `  - ${path}`),
  ];
}

export function describeOutcome({ changed, release, entry, parts }: Outcome, seconds: number): string {
  if (!changed) return `Nothing to do: ${release.id} says that already, and it is live.`;
  return `${release.id} is live (change ${entry?.sequence ?? '?'}: ${entry?.action ?? ''} ${parts.join(', ')}), ${seconds.toFixed(1)} s.`;
}
