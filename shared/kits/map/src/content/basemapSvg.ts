import { lngLatOf, type LngLat } from '@odysseus/model';
import type { Basemap, BasemapFeature, BasemapLayer } from './compileBasemap';
import { piecesOf, type Point } from '../logic/geometry';
import { palettes, type Palette } from '../logic/mapColours';
import { projectionOf, type View } from '../logic/projection';

/**
 * The basemap as a picture: what is shown before the map comes, where it can't come, and on paper.
 * Its box is `frame`; its colours follow the reader's light or dark mode.
 */
export function basemapSvg(basemap: Basemap, view: View, frame: View): string {
  const { x, y, width, height, project } = framed(view, frame);
  const path = (lines: readonly (readonly LngLat[])[], closed: boolean): string =>
    lines
      .map(
        (line) =>
          `M${line
            .map((position) =>
              project(position)
                .map((value) => Number(value.toFixed(1)))
                .join(' '),
            )
            .join('L')}${closed ? 'Z' : ''}`,
      )
      .join('');
  const of = (layer: BasemapLayer): readonly BasemapFeature[] =>
    basemap.features.filter(({ properties }) => properties.layer === layer);
  const shapes = (
    layer: BasemapLayer,
    keep: (properties: BasemapFeature['properties']) => boolean = () => true,
  ): string =>
    of(layer)
      .filter(({ properties }) => keep(properties))
      .map(({ geometry }) =>
        geometry.type === 'Polygon'
          ? path(geometry.coordinates, true)
          : geometry.type === 'LineString'
            ? path([geometry.coordinates], false)
            : geometry.type === 'MultiLineString'
              ? path(geometry.coordinates, false)
              : '',
      )
      .join('');
  const draw = (className: string, d: string, more = ''): string =>
    d ? `<path class="${className}" d="${d}"${more}/>` : '';
  const words = (
    layer: BasemapLayer,
    className: string,
    keep: (properties: BasemapFeature['properties']) => boolean = () => true,
  ): string =>
    of(layer)
      .filter(({ properties }) => keep(properties))
      .map(({ geometry, properties }) => {
        if (geometry.type !== 'Point') return '';
        const [left, top] = project(geometry.coordinates);
        return `<text class="${className}" x="${left.toFixed(1)}" y="${top.toFixed(1)}">${escaped(String(properties['name']))}</text>`;
      })
      .join('');
  const metro = of('metro').map(({ geometry, properties }) =>
    geometry.type === 'MultiLineString'
      ? draw('m', path(geometry.coordinates, false), ` stroke="${String(properties['colour'])}"`)
      : '',
  );
  const cased = of('metro')
    .map(({ geometry }) => (geometry.type === 'MultiLineString' ? path(geometry.coordinates, false) : ''))
    .join('');
  const stations = of('station')
    .map(({ geometry }) => {
      if (geometry.type !== 'Point') return '';
      const [left, top] = project(geometry.coordinates);
      return `M${left.toFixed(1)} ${top.toFixed(1)}h.01`;
    })
    .join('');
  const course = of('course')
    .map(({ geometry, properties }) =>
      geometry.type === 'LineString' ? riverName(String(properties['name']), path([geometry.coordinates], false)) : '',
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map((value) => value.toFixed(1)).join(' ')}">`,
    `<style>${rules(palettes.light)}@media(prefers-color-scheme:dark){${colours(palettes.dark)}${nightLines(of('metro'))}}</style>`,
    '<defs><pattern id="d" width="7" height="7" patternUnits="userSpaceOnUse"><circle class="gd" cx="2" cy="2" r=".9"/><circle class="gd" cx="5.5" cy="5.5" r=".9"/></pattern></defs>',
    `<rect class="land" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"/>`,
    draw('city', shapes('city')),
    draw('green', shapes('green')),
    draw(
      'dots',
      shapes('green', ({ kind }) => kind === 'wood'),
    ),
    draw('border', shapes('border')),
    draw('ac', shapes('avenue')),
    draw('a', shapes('avenue')),
    draw('limit', shapes('limit')),
    draw(
      'canal',
      shapes('canal', ({ tunnel }) => tunnel !== true),
    ),
    draw('water', shapes('water')),
    draw('bc', shapes('bridge')),
    draw('b', shapes('bridge')),
    draw(
      'wa',
      shapes('wall', ({ kind }) => kind === 'wall'),
    ),
    draw(
      'wt',
      shapes('wall', ({ kind }) => kind === 'wall'),
    ),
    draw(
      'st',
      shapes('wall', ({ kind }) => kind === 'border'),
    ),
    words('district', 'n'),
    draw('mc', cased),
    ...metro,
    draw('sc', stations),
    draw('s', stations),
    course,
    ...streetNames(of('street-name'), path, project),
    words('square-name', 'sn', ({ rank }) => rank === 1),
    words('hill', 'hn', ({ rank }) => rank === 1),
    words('green-name', 'gn', ({ rank }) => rank === 1),
    '</svg>',
  ].join('');
}

function framed(view: View, frame: View) {
  const { project } = projectionOf(view);
  const [southWest, northEast] = frame;
  const [left, bottom] = project(lngLatOf(southWest));
  const [right, top] = project(lngLatOf(northEast));
  return { x: left, y: top, width: right - left, height: bottom - top, project };
}

function riverName(name: string, path: string): string {
  return `<path id="c" fill="none" d="${path}"/>${[12, 47, 80].map((offset) => `<text class="wn" dy="2.6"><textPath href="#c" startOffset="${offset}%">${escaped(name)}</textPath></text>`).join('')}`;
}

/** Units that a letter of a street's name takes, at most. */
const letterWidth = 3;

/** The first of them: a picture is seen whole, and has no nearer. */
function streetNames(
  streets: readonly BasemapFeature[],
  path: (lines: readonly (readonly LngLat[])[], closed: boolean) => string,
  project: (position: LngLat) => Point,
): string[] {
  // What a line has no room for would be cut.
  const hasRoom = (line: readonly LngLat[], name: string): boolean =>
    piecesOf(line).reduce((sum, [start, end]) => {
      const [[x, y], [endX, endY]] = [project(start), project(end)];
      return sum + Math.hypot(endX - x, endY - y);
    }, 0) >
    name.length * letterWidth;
  return streets.flatMap(({ geometry, properties: { name, rank } }, index) =>
    rank === 1 && geometry.type === 'LineString' && hasRoom(geometry.coordinates, String(name))
      ? [
          `<path id="s${index}" fill="none" d="${path([geometry.coordinates], false)}"/><text class="sn" dy="1.6"><textPath href="#s${index}" startOffset="50%">${escaped(String(name))}</textPath></text>`,
        ]
      : [],
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function rules(palette: Palette): string {
  return `path{fill:none;stroke-linejoin:round;stroke-linecap:round}text{text-anchor:middle;font-family:Georgia,serif}.border{stroke-width:.8;stroke-dasharray:3 2}.limit{stroke-width:3}.a{stroke-width:1.3}.ac{stroke-width:2.1}.canal{stroke-width:2}.water{stroke-width:.8;fill-rule:evenodd}.b{stroke-width:1.2}.bc{stroke-width:2.2}.wa{stroke-width:1.1}.wt{stroke-width:3;stroke-linecap:butt;stroke-dasharray:1.4 1.8}.st{stroke-width:1.2;stroke-dasharray:4 1.5 1 1.5}.m{stroke-width:1.5}.mc{stroke-width:3}.s{stroke-width:2}.sc{stroke-width:3.2}.green{stroke-width:.6}.dots{fill:url(#d)}.n{font-size:17px;font-weight:600}.sn{font-size:5px;font-family:sans-serif;stroke-width:1.6;paint-order:stroke}.gn{font-size:8px;font-family:sans-serif}.hn{font-size:8px;font-style:italic;letter-spacing:.12em;stroke-width:2;paint-order:stroke}.wn{font-size:9px;font-style:italic;letter-spacing:.08em}${colours(palette)}`;
}

/** Lines whose own colour would not be made out in the dark: what a rule says goes before what an element says of itself. */
function nightLines(lines: readonly BasemapFeature[]): string {
  const rulesOf = lines.flatMap(({ properties: { colour, night } }) =>
    night === undefined ? [] : [`.m[stroke="${String(colour)}"]{stroke:${String(night)}}`],
  );
  return [...new Set(rulesOf)].join('');
}

function colours(palette: Palette): string {
  return `.land{fill:${palette.land}}.city{fill:${palette.city}}.green{fill:${palette.green};stroke:${palette.greenEdge}}.gd{fill:${palette.greenDot}}.border{stroke:${palette.border}}.limit{stroke:${palette.limit}}.ac{stroke:${palette.avenueCase}}.a{stroke:${palette.avenue}}.canal{stroke:${palette.water}}.water{fill:${palette.water};stroke:${palette.waterEdge}}.bc{stroke:${palette.waterEdge}}.b{stroke:${palette.bridge}}.wa,.wt,.st{stroke:${palette.wall}}.mc{stroke:${palette.casing}}.s{stroke:${palette.station}}.sc{stroke:${palette.text};stroke-opacity:.55}.n{fill:${palette.district}}.sn{fill:${palette.streetText};stroke:${palette.halo}}.gn{fill:${palette.greenText}}.hn{fill:${palette.hillText};stroke:${palette.halo}}.wn{fill:${palette.waterText}}`;
}
