import type { Map as LiveMap, MapGeoJSONFeature } from 'maplibre-gl';
import type { MapEvents } from './mapHandle';

/** How far beside a pin a tap still counts, in pixels: targets of 24 px and more. */
const reach = 14;

/** Tells which place is pressed, and which a pointer lies on. */
export function watchPointer(map: LiveMap, events: Pick<MapEvents, 'chosen' | 'pointed'>, signal: AbortSignal): void {
  const nearestAt = ({ x, y }: { readonly x: number; readonly y: number }): string | undefined => {
    if (!map.getLayer('pins')) return undefined;
    const found = map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: ['chosen', 'trip', 'pins', 'dots'] },
    );
    return closest(map, found, x, y);
  };
  map.on('click', ({ point }) => {
    const id = nearestAt(point);
    if (id) events.chosen(id);
  });
  let pointed: string | undefined;
  const point = (id: string | undefined): void => {
    map.getCanvas().style.cursor = id ? 'pointer' : '';
    if (id === pointed) return;
    pointed = id;
    events.pointed(id);
  };
  // At most once a frame, and never while the map moves: finding what lies under the pointer costs more than drawing it.
  let looking = 0;
  map.on('mousemove', (event) => {
    if (looking !== 0 || map.isMoving()) return;
    looking = requestAnimationFrame(() => {
      looking = 0;
      if (!signal.aborted && !map.isMoving()) point(nearestAt(event.point));
    });
  });
  map.on('mouseout', () => point(undefined));
}

function closest(map: LiveMap, features: readonly MapGeoJSONFeature[], x: number, y: number): string | undefined {
  let best: { readonly id: string; readonly distance: number } | undefined;
  for (const { geometry, properties, layer } of features) {
    if (geometry.type !== 'Point') continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const at = map.project([longitude, latitude]);
    // A pin is seen above its point.
    const distance = Math.hypot(at.x - x, at.y - (layer.id === 'dots' ? 0 : 18) - y);
    if (!best || distance < best.distance) best = { id: String(properties['id']), distance };
  }
  return best?.id;
}
