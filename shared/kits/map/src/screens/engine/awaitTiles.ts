import type { Map as LiveMap } from 'maplibre-gl';
import { onlineLimits } from './onlineStyle';

interface TileOutcomes {
  /** The first tile has come. */
  readonly arrived: () => void;
  /** None has come in time, or too many have failed. Told once at most. */
  readonly failed: () => void;
}

/**
 * Watches whether an online style's tiles come.
 * @param own sources of the map that are not the style's
 */
export function awaitTiles(map: LiveMap, own: ReadonlySet<string>, { arrived, failed }: TileOutcomes): void {
  let errors = 0;
  let hasArrived = false;
  const giveWay = (): void => {
    map.off('error', count);
    map.off('sourcedata', arrive);
    clearTimeout(timer);
    failed();
  };
  const count = (): void => {
    errors += 1;
    if (errors >= onlineLimits.tileErrors) giveWay();
  };
  const arrive = (event: { readonly sourceId?: string; readonly tile?: unknown }): void => {
    if (hasArrived || !event.tile || own.has(event.sourceId ?? '')) return;
    hasArrived = true;
    clearTimeout(timer);
    arrived();
  };
  const timer = setTimeout(() => {
    if (!hasArrived) giveWay();
  }, onlineLimits.firstTile);
  map.on('error', count);
  map.on('sourcedata', arrive);
}
