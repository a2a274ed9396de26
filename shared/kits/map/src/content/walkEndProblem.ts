import type { CompiledNetwork } from '@odysseus/transit';

/**
 * What is wrong with the stop at which a walk begins or ends, and what to do: 'Bastille (M1, M5)', 'Colosseo (B, C)' names a
 * station of the network and lines that call there, numbers with an M. Stops that name no line of the network, of buses for
 * instance, are no part of it, and are taken as they are.
 */
export function walkEndProblem(
  stop: string,
  { stations, lines }: CompiledNetwork,
): readonly [message: string, remedy: string] | undefined {
  const [, name = stop, told = ''] = /^(.*?) ?\(([^()]*)\)$/.exec(stop) ?? [];
  const named = told.split(',').map((line) => line.trim());
  const ids = new Set(lines.map(({ id }) => id));
  const metro = named.flatMap(
    (line) => /^M(\d+(?:bis)?)$/.exec(line)?.[1] ?? (isLetter(line) && ids.has(line) ? line : []),
  );
  if (told !== '' && metro.length === 0) return undefined;
  const index = stations.findIndex((station) => station.name === name);
  if (index === -1)
    return [
      `the network has no station "${name}"`,
      'Write it as the network does, with its lines: Bastille (M1, M5, M8)',
    ];
  const calling = lines
    .filter(({ branches, oneWay = [] }) => [...branches, ...oneWay].some((order) => order.includes(index)))
    .map(({ id }) => id);
  const wrong = metro.find((line) => !calling.includes(line));
  return wrong === undefined
    ? undefined
    : [
        `line ${wrong} does not call at ${name}`,
        `Name the lines that do: ${calling.map((line) => (/^\d/.test(line) ? `M${line}` : line)).join(', ')}`,
      ];
}

/** A number alone may be that of a bus. */
function isLetter(line: string): boolean {
  return /^[A-Z]/.test(line);
}
