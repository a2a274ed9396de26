import type { Area } from '@odysseus/contract';
import { useAreas } from '@odysseus/runtime';
import { ContourLines, Dot, Drawing, Halo, Journey, Lying, PlaceName, Upright } from './RouteDrawing.styles';

interface Stop {
  readonly x: number;
  readonly y: number;
  /** Where the name stands, relative to the stop. */
  readonly label: readonly [x: number, y: number, anchor: 'start' | 'middle'];
}

const upright: readonly Stop[] = [
  { x: 66, y: 96, label: [20, 6, 'start'] },
  { x: 118, y: 158, label: [20, 6, 'start'] },
  { x: 196, y: 276, label: [20, 6, 'start'] },
  { x: 288, y: 356, label: [0, 34, 'middle'] },
];
const lying: readonly Stop[] = [
  { x: 58, y: 40, label: [0, 30, 'middle'] },
  { x: 172, y: 62, label: [0, 30, 'middle'] },
  { x: 288, y: 44, label: [0, 30, 'middle'] },
  { x: 402, y: 64, label: [0, 30, 'middle'] },
];

/** Keys of cities as one comes by them who goes south-east, as the line does: a release tells of none where it lies. */
const southEastwards: readonly string[] = ['london', 'paris', 'rome', 'athens'];

/**
 * A journey through cities of the menu, beside the form or above it, first those of which it is known where they lie. Decoration only:
 * a stop beyond the last of them has no name.
 */
export function RouteDrawing() {
  const names = citiesOnTheWay(useAreas() ?? []).map(({ text }) => text);
  return (
    <Drawing aria-hidden="true">
      <Upright viewBox="0 0 360 460" preserveAspectRatio="xMidYMid slice" focusable="false">
        <Contours x={250} y={150} radii={[70, 120, 170, 220, 270]} />
        <Journey d="M66 96 C 60 130, 90 150, 118 158 S 150 250, 196 276 S 240 360, 288 356" />
        <Stops stops={upright} names={names} />
      </Upright>
      <Lying viewBox="0 0 460 116" preserveAspectRatio="xMidYMid slice" focusable="false">
        <Contours x={330} y={30} radii={[40, 80, 120, 160]} />
        <Journey d="M58 40 C 100 20, 130 70, 172 62 S 240 30, 288 44 S 360 84, 402 64" />
        <Stops stops={lying} names={names} />
      </Lying>
    </Drawing>
  );
}

/** Of a country the first of its cities. */
function citiesOnTheWay(areas: readonly Area[]): readonly Area[] {
  const inMenu = areas.toSorted((one, other) => one.order - other.order);
  const cities = inMenu
    .filter(({ parent }) => parent === undefined)
    .map((area) => inMenu.find(({ parent }) => parent === area.key) ?? area);
  const placed = southEastwards.flatMap((key) => cities.find((city) => city.key === key) ?? []);
  return [...placed, ...cities.filter((city) => !placed.includes(city))];
}

function Contours({ x, y, radii }: { readonly x: number; readonly y: number; readonly radii: readonly number[] }) {
  return (
    <ContourLines>
      {radii.map((radius) => (
        <ellipse key={radius} cx={x} cy={y} rx={radius * 1.15} ry={radius} transform={`rotate(-24 ${x} ${y})`} />
      ))}
    </ContourLines>
  );
}

function Stops({ stops, names }: { readonly stops: readonly Stop[]; readonly names: readonly string[] }) {
  return stops.map(({ x, y, label: [dx, dy, anchor] }, index) => (
    <g key={index}>
      <Halo cx={x} cy={y} r="11" />
      <Dot cx={x} cy={y} r="5" />
      <PlaceName x={x + dx} y={y + dy} textAnchor={anchor}>
        {names[index]}
      </PlaceName>
    </g>
  ));
}
