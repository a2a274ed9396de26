import { formatDistance, type TripStop } from '@odysseus/model/trip';
import { memo } from 'react';
import { tripCopy } from './copy';
import { mapDrawing } from './mapDrawing';
import { Drawing, Dot, Line, Number, Scale } from './TripMap.styles';

interface TripMapProps {
  /** What the day is called. */
  readonly day: string;
  readonly stops: readonly TripStop[];
  readonly units: 'metric' | 'imperial';
}

/** A day drawn from coordinates alone: its stops in their order, north at the top. */
export const TripMap = memo(function TripMap({ day, stops, units }: TripMapProps) {
  const placed = stops.flatMap(({ name, coordinates }, index) =>
    coordinates ? [{ number: index + 1, name, coordinates }] : [],
  );
  const drawing = mapDrawing(placed);
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
