import { formatDistance, type TripStop } from '@odysseus/model/trip';
import { memo } from 'react';
import { tripCopy } from './copy';
import type { CityPicture } from './cities/dayPictures';
import { mapDrawing } from './mapDrawing';
import { Drawing, Dot, Ground, Line, Number, Scale } from './TripMap.styles';

interface TripMapProps {
  /** What the day is called. */
  readonly day: string;
  readonly stops: readonly TripStop[];
  /** The drawn maps of its cities: it lies on those. */
  readonly pictures: readonly CityPicture[];
  readonly units: 'metric' | 'imperial';
}

/** A day's stops in their order, north at the top, on the drawn map of their city, or on bare ground until that has come. */
export const TripMap = memo(function TripMap({ day, stops, pictures, units }: TripMapProps) {
  const placed = stops.flatMap(({ name, coordinates }, index) =>
    coordinates ? [{ number: index + 1, name, coordinates }] : [],
  );
  const drawing = mapDrawing(placed, pictures);
  if (!drawing) return null;
  const { width, height, scale } = drawing;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={tripCopy.day.map(
        day,
        placed.map(({ name }) => name),
      )}
    >
      {drawing.ground.map(({ picture, ...box }) => (
        <Ground key={picture} href={picture} preserveAspectRatio="none" {...box} />
      ))}
      <Line points={drawing.line} />
      {drawing.stops.map(({ number, x, y }) => (
        <g key={number}>
          <Dot cx={x} cy={y} r={9} />
          <Number x={x} y={y}>
            {number}
          </Number>
        </g>
      ))}
      <Scale>
        <path d={`M10 ${height - 12} v4 h${scale.length.toFixed(1)} v-4`} />
        <text x={14 + scale.length} y={height - 6}>
          {formatDistance(scale.metres, units)}
        </text>
      </Scale>
    </Drawing>
  );
});
