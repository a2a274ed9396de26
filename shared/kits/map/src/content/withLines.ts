import type { CompiledNetwork } from '@odysseus/transit';

/** A network with the lines that a map draws alone. Stations keep their numbers; which are drawn follows from the lines. @param ids all lines where left out */
export function withLines(network: CompiledNetwork, ids: readonly string[] | undefined): CompiledNetwork {
  return ids ? { ...network, lines: network.lines.filter(({ id }) => ids.includes(id)) } : network;
}
