import { type LatLng, metresBetween } from '@odysseus/model';
import type { CompiledNetwork } from './network';

/** Farther from every station one begins by another way, in metres. */
const farthest = 3_000;

/** The station nearest to where somebody is; undefined where none is near. */
export function nearestStation({ stations }: Pick<CompiledNetwork, 'stations'>, at: LatLng): number | undefined {
  let found: number | undefined;
  let least = farthest;
  stations.forEach((station, index) => {
    const metres = metresBetween(station.at, at);
    if (metres >= least) return;
    least = metres;
    found = index;
  });
  return found;
}
