import { type LatLng, type LngLat, lngLatOf, middleOf, pinOutline } from '@odysseus/model';
import type { DrawnWalk } from '../logic/compiledWalk';
import { circleRound, type Point } from '../logic/geometry';
import { mapLayer, type LayerKey } from '../logic/mapLayers';
import type { PlaceView } from '../logic/placeView';
import { pictureFrame, projectionOf, type Projection, type View } from '../logic/projection';
import type { Reach } from '../logic/reach/Reach';
import { reachWidth } from '../logic/reachWidth';
import { ringMetres, ringMinutes } from '../logic/rings';
import type { TripPin } from '../logic/tripPins';
import { mapCopy } from './copy';
import { PictureTrip } from './PictureTrip';
import { PictureWalk } from './PictureWalk';
import { Marks, Me, Picture, Ring, Street } from './MapPicture.styles';

interface MapPictureProps {
  /** Address of the drawn basemap. */
  readonly picture: string;
  readonly view: View;
  readonly city: string;
  readonly places: readonly PlaceView[];
  readonly chosen: string | undefined;
  readonly rings: LatLng | undefined;
  /** Streets as they are reached, in place of rings. */
  readonly reach: Reach | undefined;
  readonly position: LatLng | undefined;
  /** How far from there the visitor may be, in metres, where that is much. */
  readonly doubt: number | undefined;
  readonly trip: readonly TripPin[];
  /** A walk that is drawn over it. */
  readonly walk: DrawnWalk | undefined;
  /** How much of the view is seen; 1 is all. */
  readonly zoom: number;
  readonly onChoose: (id: string) => void;
}

/** The map as a picture with pins: before the live map, in its place where it can't be, and on paper. The list says the same in words. */
export function MapPicture(props: MapPictureProps) {
  const { picture, view, city, places, chosen, rings, reach, position, doubt, trip, walk, zoom, onChoose } = props;
  const { project, width, height } = projectionOf(view);
  const place = (at: LatLng) => project(lngLatOf(at));
  const [southWest, northEast] = pictureFrame(view);
  const [left, bottom] = place(southWest);
  const [right, top] = place(northEast);
  const circle = (centre: LatLng, metres: number): string =>
    `M${circleRound(centre, metres)
      .map((corner) =>
        project(corner)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  const outstanding = places.find(({ id }) => id === chosen);
  const centre = outstanding?.at ?? (walk && middleOf(walk.stops));
  const [middleX, middleY] = centre && zoom > 1 ? place(centre) : [width / 2, height / 2];
  const box = [middleX - width / zoom / 2, middleY - height / zoom / 2, width / zoom, height / zoom]
    .map((value) => value.toFixed(1))
    .join(' ');
  return (
    <Picture viewBox={box} role="img" aria-label={mapCopy.picture(city)}>
      <image href={picture} x={left} y={top} width={right - left} height={bottom - top} />
      {rings ? ringMinutes.map((minutes) => <Ring key={minutes} d={circle(rings, ringMetres(minutes))} />) : null}
      {reach?.steps
        .map(({ minutes, lines }) => (
          <Street key={minutes} d={pathOf(lines, project)} strokeWidth={reachWidth(minutes) / zoom} />
        ))
        .reverse()}
      {position && doubt !== undefined ? <Ring d={circle(position, doubt)} /> : null}
      <Marks aria-hidden="true">
        {places.map(({ id, at, layer }) => {
          const [x, y] = place(at);
          return (
            <circle
              key={id}
              data-dot=""
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(1 / zoom).toFixed(3)})`}
              fill={mapLayer(layer).colour}
              onClick={() => onChoose(id)}
            />
          );
        })}
        {walk ? <PictureWalk line={walk.line.map(place)} stops={walk.stops.map(place)} zoom={zoom} /> : null}
        <PictureTrip pins={trip.map((pin) => ({ ...pin, point: place(pin.at) }))} zoom={zoom} onChoose={onChoose} />
        {position ? <Position at={place(position)} /> : null}
        {outstanding ? <Pin at={place(outstanding.at)} layer={outstanding.layer} zoom={zoom} /> : null}
      </Marks>
    </Picture>
  );
}

function pathOf(lines: readonly (readonly LngLat[])[], project: Projection['project']): string {
  return lines
    .map(
      (line) =>
        `M${line
          .map((point) =>
            project(point)
              .map((value) => value.toFixed(1))
              .join(' '),
          )
          .join('L')}`,
    )
    .join('');
}

function Position({ at: [x, y] }: { readonly at: Point }) {
  return <Me cx={x} cy={y} />;
}

function Pin({ at: [x, y], layer, zoom }: { readonly at: Point; readonly layer: LayerKey; readonly zoom: number }) {
  const { colour, glyph } = mapLayer(layer);
  const scale = 1.5 / zoom;
  return (
    <g transform={`translate(${x - 16 * scale} ${y - 41 * scale}) scale(${scale})`}>
      <path d={pinOutline} fill={colour} stroke="#fff" strokeWidth="2" />
      <path d={glyph} fill="#fff" fillRule="evenodd" transform="translate(7.2 6.7) scale(.735)" />
    </g>
  );
}
