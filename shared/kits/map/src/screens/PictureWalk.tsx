import type { Point } from '../logic/geometry';
import { Casing, Number, Stop, Way } from './PictureWalk.styles';

interface PictureWalkProps {
  readonly line: readonly Point[];
  readonly stops: readonly Point[];
  /** How far the picture is enlarged: numbers stay as large as they are. */
  readonly zoom: number;
}

/** A walk over the picture of the map. */
export function PictureWalk({ line, stops, zoom }: PictureWalkProps) {
  const way = `M${line.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`;
  return (
    <>
      <Casing d={way} />
      <Way d={way} />
      {stops.map(([x, y], index) => (
        <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(1 / zoom).toFixed(3)})`}>
          <Stop />
          <Number>{index + 1}</Number>
        </g>
      ))}
    </>
  );
}
