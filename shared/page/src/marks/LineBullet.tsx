import { Bullet, SmallBullet, Spoken } from './LineBullet.styles';

/** A line as a screen reader says it: 'Line 3 bis'. */
export function lineName(id: string): string {
  return `Line ${id.replace('bis', ' bis')}`;
}

/** Height of the drawing; a bullet of 'bis' or of a word is wider. */
const height = 28;
/** Width of a letter of a word, and the room beside it. */
const [letter, room] = [8.2, 16];

/**
 * A line's number in its colours, as on the signs; screen readers hear 'Line 3 bis', or the line's own name.
 * Drawn as SVG: the page's policy allows no style attributes, and a line's colours come from data.
 */
export function LineBullet({
  line,
  small = false,
}: {
  readonly line: {
    readonly id: string;
    readonly name?: string | undefined;
    readonly colour: string;
    readonly textColour: string;
  };
  readonly small?: boolean;
}) {
  const bis = line.id.endsWith('bis');
  const width = bis ? 36 : line.id.length > 2 ? line.id.length * letter + room : height;
  const Mark = small ? SmallBullet : Bullet;
  return (
    <Mark>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect width={width} height={height} rx={height / 2} fill={line.colour} />
        <text x={width / 2} y={19.5} textAnchor="middle" fontSize={15.5} fill={line.textColour}>
          {bis ? line.id.slice(0, -3) : line.id}
          {bis ? <tspan fontSize={10.5}>bis</tspan> : null}
        </text>
      </svg>
      <Spoken>{line.name ?? lineName(line.id)}</Spoken>
    </Mark>
  );
}
