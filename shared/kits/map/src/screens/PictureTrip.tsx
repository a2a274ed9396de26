import type { Point } from '../logic/geometry';
import { Mark, Number } from './PictureTrip.styles';

interface PictureTripProps {
  readonly pins: readonly { readonly id: string; readonly number: number; readonly point: Point }[];
  /** How far the picture is enlarged: marks stay as large as they are. */
  readonly zoom: number;
  readonly onChoose: (id: string) => void;
}

/** The places of the visitor's trip over the picture of the map: squares with their numbers. */
export function PictureTrip({ pins, zoom, onChoose }: PictureTripProps) {
  return pins.map(({ id, number, point: [x, y] }) => (
    <g
      key={id}
      data-trip={number}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(1 / zoom).toFixed(3)})`}
      onClick={() => onChoose(id)}
    >
      <Mark />
      <Number>{number}</Number>
    </g>
  ));
}
