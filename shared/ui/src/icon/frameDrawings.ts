import type { IconName } from '@odysseus/contract';

/** A drawing's shapes, in a square of 24: always the same object, for React would write another one anew. */
interface Shapes {
  readonly __html: string;
}

const shapes = (...paths: readonly string[]): Shapes => ({
  __html: paths.map((path) => (path.startsWith('<') ? path : `<path d="${path}"/>`)).join(''),
});
const circle = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

/**
 * What the frame of every page draws itself with, or what the first press shows: there with the page's first code, without the
 * library. The library's drawings of the same names, shape by shape.
 */
export const frameDrawings: Readonly<Partial<Record<IconName, Shapes>>> = {
  'arrow-right': shapes('M5 12h14', 'm12 5 7 7-7 7'),
  check: shapes('M20 6 9 17l-5-5'),
  'chevron-down': shapes('m6 9 6 6 6-6'),
  'chevron-right': shapes('m9 18 6-6-6-6'),
  compass: shapes(
    circle(12, 12, 10),
    'm16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
  ),
  info: shapes(circle(12, 12, 10), 'M12 16v-4', 'M12 8h.01'),
  'life-buoy': shapes(
    circle(12, 12, 10),
    'm4.93 4.93 4.24 4.24',
    'm14.83 9.17 4.24-4.24',
    'm14.83 14.83 4.24 4.24',
    'm9.17 14.83-4.24 4.24',
    circle(12, 12, 4),
  ),
  lock: shapes('<rect width="18" height="11" x="3" y="11" rx="2" ry="2"/>', 'M7 11V7a5 5 0 0 1 10 0v4'),
  'map-pin': shapes(
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
    circle(12, 10, 3),
  ),
  menu: shapes('M4 5h16', 'M4 12h16', 'M4 19h16'),
  phone: shapes(
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  ),
  search: shapes('m21 21-4.34-4.34', circle(11, 11, 8)),
  x: shapes('M18 6 6 18', 'm6 6 12 12'),
};
