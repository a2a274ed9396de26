import type { LatLng } from '@odysseus/model';
import { pointOnThumb, thumbWidth } from '../logic/pointOnThumb';
import { Dot, Thumb } from './Locator.styles';

/** The city's map at the size of a thumb. */
export interface LocatorMap {
  /** Its address. */
  readonly picture: string;
  /** What it shows: south-west and north-east corner. */
  readonly view: readonly [LatLng, LatLng];
}

/** Whether a place lies on the map. */
export const isLocated = ({ view }: LocatorMap, at: LatLng): boolean => pointOnThumb(view, at) !== undefined;

/** Where in the city a place lies, for the eye; the words beside it say so, too. Nothing for one that lies beyond. */
export function Locator({ map: { picture, view }, at }: { readonly map: LocatorMap; readonly at: LatLng }) {
  const point = pointOnThumb(view, at);
  if (!point) return null;
  const { height, x, y } = point;
  return (
    <Thumb viewBox={`0 0 ${thumbWidth} ${height}`} aria-hidden="true" focusable="false">
      <image href={picture} width={thumbWidth} height={height} preserveAspectRatio="none" />
      <Dot cx={x} cy={y} r={4.5} />
    </Thumb>
  );
}
