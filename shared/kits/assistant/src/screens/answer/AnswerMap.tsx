import type { AssistantPlace } from '@odysseus/contract';
import { pictureFrame, projectionOf, type Projection } from '@odysseus/map';
import { latLng, lngLatOf, pinOutline } from '@odysseus/model';
import { useEffect, useState } from 'react';
import { assistantCopy } from '../copy';
import { familyOfName } from './familyOfName';
import type { LoadMap } from './LoadMap';
import { Drawing, Frame, Numeral } from './AnswerMap.styles';

type City = Awaited<ReturnType<LoadMap>>['default'];

/** Width over height of the picture. */
const shape = 2.4;
/** Units of the view (of 1000 across) that are seen at least: about three kilometres. */
const leastWidth = 230;

/** The places of an answer on the drawn basemap, numbered like their cards. The cards say the same in words. */
export function AnswerMap({ places, load }: { readonly places: readonly AssistantPlace[]; readonly load: LoadMap }) {
  const [city, setCity] = useState<City>();
  useEffect(() => {
    let gone = false;
    // Without the map the cards still say where everything is.
    load().then(
      ({ default: drawn }) => {
        if (!gone) setCity(drawn);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return <Frame>{city ? <Picture places={places} city={city} /> : null}</Frame>;
}

function Picture({
  places,
  city: { view, basemap },
}: {
  readonly places: readonly AssistantPlace[];
  readonly city: City;
}) {
  const projection = projectionOf(view);
  const [southWest, northEast] = pictureFrame(view);
  const [left, bottom] = projection.project(lngLatOf(southWest));
  const [right, top] = projection.project(lngLatOf(northEast));
  const points = places.map(({ coordinates }) => projection.project(lngLatOf(latLng(...coordinates))));
  const box = boxOf(points, projection);
  const scale = box.width / 620;
  return (
    <Drawing
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={assistantCopy.answer.map(places.map(({ name }) => name))}
    >
      <image href={basemap.picture} x={left} y={top} width={right - left} height={bottom - top} />
      {/* Pins further south lie over those behind them. */}
      {places
        .map((place, index) => ({ place, index, at: points[index] ?? [0, 0] }))
        .sort((a, b) => a.at[1] - b.at[1])
        .map(({ place, index, at: [x, y] }) => (
          <g key={place.id} transform={`translate(${x - 16 * scale} ${y - 41 * scale}) scale(${scale})`}>
            <path d={pinOutline} fill={familyOfName(place.kind).colour} stroke="#fff" strokeWidth="2" />
            <Numeral x="16" y="20.5">
              {places.length > 1 ? index + 1 : '•'}
            </Numeral>
          </g>
        ))}
    </Drawing>
  );
}

/** What is seen: every place with room round it, in the picture's shape. */
function boxOf(points: readonly (readonly [number, number])[], { width: whole }: Projection) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.min(whole * 1.6, Math.max(leastWidth, (east - west) * 1.35, (bottom - top) * 1.7 * shape));
  const height = width / shape;
  // A pin stands above its point.
  return { x: (west + east) / 2 - width / 2, y: (top + bottom) / 2 - height * 0.54, width, height };
}
