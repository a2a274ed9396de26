import { lngLatOf } from '@odysseus/model';
import { useCallback, useState } from 'react';
import type { DrawnWalk } from '../logic/compiledWalk';
import { projectionOf, type View } from '../logic/projection';

/** Steps by which the picture can be enlarged. */
const zooms = [1, 1.6, 2.6, 4] as const;
/** Room that a walk leaves around itself, as a share of the picture. */
const room = 0.8;

/** How far the picture is enlarged: as far as shows a walk that is drawn, until the visitor wants it otherwise. */
export function usePictureZoom(
  view: View,
  walk: DrawnWalk | undefined,
): { readonly zoom: number; readonly zoomBy: (steps: number) => void; readonly showAll: () => void } {
  const [wanted, want] = useState<{ readonly walk: DrawnWalk | undefined; readonly step: number }>();
  const step = wanted && wanted.walk === walk ? wanted.step : fittingStep(view, walk);
  return {
    zoom: zooms[step] ?? 1,
    zoomBy: (steps) => want({ walk, step: Math.min(zooms.length - 1, Math.max(0, step + steps)) }),
    showAll: useCallback(() => want({ walk, step: 0 }), [walk]),
  };
}

/** The last step at which all of a walk is seen. */
function fittingStep(view: View, walk: DrawnWalk | undefined): number {
  if (!walk) return 0;
  const { width, height, project } = projectionOf(view);
  const points = walk.line.map((at) => project(lngLatOf(at)));
  const across = (axis: 0 | 1): number =>
    Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
  const fits = (zoom: number): boolean => across(0) <= (width / zoom) * room && across(1) <= (height / zoom) * room;
  return Math.max(0, zooms.findLastIndex(fits));
}
