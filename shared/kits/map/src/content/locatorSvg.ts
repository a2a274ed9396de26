import type { LngLat } from '@odysseus/model';
import type { Point } from '../logic/geometry';
import { palettes, type Palette } from '../logic/mapColours';
import { projectionOf, type View } from '../logic/projection';
import type { Basemap, BasemapLayer } from './compileBasemap';

/** Units across the drawing; corners lie on whole ones, which at the size of a thumb no eye tells from where they were. */
const across = 500;
/** Square units that a park covers at least, of which there is a dot to see. */
const leastPark = 50;

/**
 * A city at the size of a thumb, its ground, parks and waters without a word, on which a card shows where its place lies.
 * Its box is the view; its colours follow the reader's light or dark mode.
 */
export function locatorSvg(basemap: Basemap, view: View): string {
  const { width, height, project } = projectionOf(view);
  const scale = across / width;
  const cornersOf = (line: readonly LngLat[]): readonly Point[] =>
    line
      .map(project)
      .map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)])
      .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
  const draw = (layer: BasemapLayer, className: string, least = 0): string => {
    const lines = basemap.features
      .filter(({ properties }) => properties.layer === layer && properties['tunnel'] !== true)
      .flatMap(({ geometry }): readonly DrawnLine[] => {
        if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => [cornersOf(ring), 'z']);
        return geometry.type === 'LineString' ? [[cornersOf(geometry.coordinates), '']] : [];
      })
      .filter(([corners, end]) => corners.length > (end ? 2 : 1) && (!end || areaOf(corners) >= least));
    return lines.length > 0 ? `<path class="${className}" d="${lines.map(dataOf).join('')}"/>` : '';
  };
  const tall = Math.round(height * scale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${tall}">`,
    `<style>path{fill:none;fill-rule:evenodd;stroke-width:3;stroke-linejoin:round}.k{stroke-width:6}${colours(palettes.light)}@media(prefers-color-scheme:dark){${colours(palettes.dark)}}</style>`,
    `<path class="l" d="M0 0H${across}V${tall}H0z"/>`,
    draw('city', 'c'),
    draw('green', 'g', leastPark),
    draw('canal', 'k'),
    draw('water', 'w'),
    '</svg>',
  ].join('');
}

/** Fills of edges' colours: so small, what a map on a whole screen fills with would not be made out. */
function colours(palette: Palette): string {
  return `.l{fill:${palette.land}}.c{fill:${palette.city};stroke:${palette.border};stroke-opacity:.6}.g{fill:${palette.greenEdge}}.k{stroke:${palette.waterEdge}}.w{fill:${palette.waterEdge}}`;
}

/** A line's corners, and how it ends: closed, or where its last corner is. */
type DrawnLine = readonly [corners: readonly Point[], end: 'z' | ''];

/** From the first corner each as its distance from the one before: shorter than where it lies. */
function dataOf([corners, end]: DrawnLine): string {
  const steps = corners.map(([x, y], index) => {
    const [beforeX, beforeY] = corners[index - 1] ?? [0, 0];
    return `${x - beforeX} ${y - beforeY}`;
  });
  return `m${steps[0] ?? ''}l${steps.slice(1).join(' ')}${end}`.replace(/^m/, 'M').replace(/ -/g, '-');
}

/** In square units. */
function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
