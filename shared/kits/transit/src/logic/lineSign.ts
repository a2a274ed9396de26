import type { CompiledLine } from './network';

/** What the signs of a train call its line: of one that forks, the branch's own sign where only its trains make the ride. */
export function lineSign({ id, branches, branchSigns }: CompiledLine, stations: readonly number[]): string {
  if (!branchSigns) return id;
  const signs = branches.flatMap((branch, index) =>
    stations.every((station) => branch.includes(station)) ? [branchSigns[index] ?? id] : [],
  );
  const [only, ...others] = new Set(signs);
  return only === undefined || others.length > 0 ? id : only;
}
