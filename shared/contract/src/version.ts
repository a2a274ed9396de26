/**
 * Version of everything this package describes. A change that an already released shell or remote
 * could not understand raises the first number; an addition raises the second.
 */
export const contractVersion = '1.15.0';

/** Version of the content schema that remotes are compiled against. */
export const guideContentVersion = 1;

const rangePattern = /^\^(\d+)\.(\d+)\.(\d+)$/;
const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a party that offers `version` can host one that asks for `range`.
 * Ranges are caret ranges only (`^1.2.0`): same major version, at least the minor and patch asked for.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const offered = versionPattern.exec(version);
  const asked = rangePattern.exec(range);
  if (!offered || !asked) return false;
  const [offeredMajor, offeredMinor, offeredPatch] = offered.slice(1).map(Number) as [number, number, number];
  const [askedMajor, askedMinor, askedPatch] = asked.slice(1).map(Number) as [number, number, number];
  if (offeredMajor !== askedMajor) return false;
  if (offeredMinor !== askedMinor) return offeredMinor > askedMinor;
  return offeredPatch >= askedPatch;
}

/**
 * Says which side must move when a remote can't be hosted, or `undefined` when it can.
 * @param part the remote's name, as visitors of the console read it
 */
export function contractMismatch(part: string, range: string, offered: string = contractVersion): string | undefined {
  if (satisfiesContract(offered, range)) return undefined;
  const asked = rangePattern.exec(range);
  if (!asked)
    return `${part} names the contract range "${range}", which is not of the form ^1.2.3. Build ${part} again with this project's tools.`;
  const [, askedMajor = '0'] = asked;
  const offeredMajor = offered.split('.')[0] ?? '0';
  return Number(askedMajor) < Number(offeredMajor)
    ? `${part} was built for contract ${range}, and this shell speaks ${offered}: ${part} must be built again against the newer contract.`
    : `${part} was built for contract ${range}, and this shell speaks ${offered}: the shell must be released first.`;
}
