/** A shape of an icon of the library's: the name of its element, and its attributes. */
export interface Shape {
  readonly element: string;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
}

/** Width of the lines that icons are drawn with, in their square of 24. */
const lineWidth = 1.75;

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=(.?))`);

/**
 * The shapes of an icon as the data of one path: a browser styles, lays out and paints one element in place of three.
 * @throws Error for a shape that one path of lines can't show, with its element and its attributes
 */
export function pathOfShapes(shapes: readonly Shape[]): string {
  return shapes.map(pathOf).join('');
}

function pathOf({ element, attributes }: Shape): string {
  const refuse = (): never => {
    throw new Error(
      `<${element} ${JSON.stringify(attributes)}> can't be drawn as lines of one path. Choose another icon, or teach scripts/icons/pathOfShapes.ts.`,
    );
  };
  const length = (name: string, otherwise?: number): number => {
    const value = Number(attributes[name] ?? otherwise);
    return Number.isNaN(value) ? refuse() : value;
  };
  // What the line covers anyway need not be filled.
  if (attributes['fill'] !== undefined && !(element === 'circle' && length('r') <= lineWidth / 2)) refuse();
  switch (element) {
    case 'path':
      return absoluteStart(attributes['d'] ?? refuse());
    case 'circle':
      return ellipse(length('cx'), length('cy'), length('r'), length('r'));
    case 'ellipse':
      return ellipse(length('cx'), length('cy'), length('rx'), length('ry'));
    case 'line':
      return `M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`;
    case 'polyline':
      return `M${attributes['points'] ?? refuse()}`;
    case 'polygon':
      return `M${attributes['points'] ?? refuse()}z`;
    case 'rect': {
      const round = length('rx', Number(attributes['ry'] ?? 0));
      return rectangle(length('x', 0), length('y', 0), length('width'), length('height'), round);
    }
    default:
      return refuse();
  }
}

/** A path's first move is from the origin even where it is written as a relative one, which it no longer is after another shape. */
function absoluteStart(data: string): string {
  return data.replace(
    relativeStart,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}`,
  );
}

function ellipse(x: number, y: number, across: number, down: number): string {
  const half = (way: number) => `a${across} ${down} 0 1 0 ${way * across} 0`;
  return `M${tidy(x - across)} ${y}${half(2)}${half(-2)}z`;
}

function rectangle(x: number, y: number, width: number, height: number, round: number): string {
  const corner = (right: number, down: number) =>
    round === 0 ? '' : `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
  const across = tidy(width - 2 * round);
  const down = tidy(height - 2 * round);
  return `M${tidy(x + round)} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** Without the tail that fractions of two leave: 12.2 - 9 is 3.2. */
const tidy = (value: number): number => Number(value.toFixed(3));
