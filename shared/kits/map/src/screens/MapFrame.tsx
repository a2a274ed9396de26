import { useMapStyle } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mapCopy } from './copy';
import { MapControls } from './MapControls';
import { MapPicture } from './MapPicture';
import { drawnWalk, type CompiledWalk } from '../logic/compiledWalk';
import type { DrawnMap } from '../logic/drawnMap';
import { usePictureZoom } from './usePictureZoom';
import { useLiveMap, type LiveState } from './useLiveMap';
import type { PlaceMapState } from './usePlaceMap';
import { Attribution, Frame, Live, Twin, Words } from './MapFrame.styles';

interface MapFrameProps {
  readonly content: DrawnMap;
  readonly state: PlaceMapState;
  readonly walk: CompiledWalk | undefined;
  readonly onChoose: (id: string) => void;
}

/** Search waits for a pause in typing before it moves the map. */
const typingPause = 350;

/** The map itself: live where it can be, else the picture. */
export function MapFrame({ content, state, walk, onChoose }: MapFrameProps) {
  const { city, view, basemap } = content;
  const { fitting, chosen, pointed, point, origin, me, setBounds, choice } = state;
  const mapStyle = useMapStyle();
  const container = useRef<HTMLDivElement>(null);
  const [ground, setGround] = useState<'embedded' | 'online'>('embedded');
  const drawn = useMemo(() => walk && drawnWalk(walk), [walk]);
  const { zoom, zoomBy, showAll } = usePictureZoom(view, drawn);
  const events = useMemo(
    () => ({ chosen: onChoose, pointed: point, moved: setBounds, basemap: setGround }),
    [onChoose, point, setBounds],
  );
  const {
    state: live,
    map,
    retry,
  } = useLiveMap(container, {
    data: basemap.data,
    view,
    name: mapCopy.mapName(city.name),
    onlineStyle: mapStyle,
    events,
  });

  useEffect(() => map?.setPlaces(fitting), [map, fitting]);
  const standing = useMemo(
    () => [...new Set([chosen?.id, pointed])].flatMap((id) => state.places.find((place) => place.id === id) ?? []),
    [chosen, pointed, state.places],
  );
  useEffect(() => map?.setChosen(standing), [map, standing]);
  useEffect(() => {
    if (chosen) map?.show(chosen.at);
  }, [map, chosen]);
  const ringsAt = origin?.at;
  useEffect(() => map?.setRings(ringsAt), [map, ringsAt]);
  useEffect(() => {
    map?.setPosition(me);
    if (me) map?.show(me);
  }, [map, me]);
  useEffect(() => map?.setWalk(drawn), [map, drawn]);
  const { query } = choice;
  useEffect(() => {
    if (!map || query.trim() === '') return;
    const timer = setTimeout(() => map.fit(fitting), typingPause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the map follows what is typed, not what opens or closes meanwhile
  }, [map, query]);

  const isLive = live === 'live' && map !== undefined;
  return (
    <Frame data-state={live}>
      <Twin hidden={isLive}>
        <MapPicture
          picture={basemap.picture}
          view={view}
          city={city.name}
          places={fitting}
          chosen={chosen?.id ?? pointed}
          rings={ringsAt}
          position={me}
          walk={drawn}
          zoom={zoom}
          onChoose={onChoose}
        />
      </Twin>
      <Live ref={container} data-visible={isLive} />
      <MapControls
        canMove={isLive}
        onZoom={(steps) => (isLive ? map.zoomBy(steps) : zoomBy(steps))}
        onMove={(right, down) => map?.moveBy(right, down)}
        onWhole={() => (isLive ? map.fitWhole() : showAll())}
        onLocate={state.locate}
      />
      <LiveWords state={live} onRetry={retry} />
      <Attribution>
        <span>{ground === 'online' ? mapCopy.online : mapCopy.attribution}: </span>
        {content.attribution.map(({ text, url }, index) => (
          <span key={url}>
            {index > 0 ? ', ' : ''}
            <a href={url} rel="noopener external">
              {text}
            </a>
          </span>
        ))}
      </Attribution>
    </Frame>
  );
}

/** Why the map is a picture, where it is one. */
function LiveWords({ state, onRetry }: { readonly state: LiveState; readonly onRetry: () => void }) {
  if (state === 'waiting' || state === 'live' || state === 'loading') return null;
  return (
    <Words role="status">
      <p>{mapCopy[state]}</p>
      {state === 'noWebGl' ? null : (
        <Button kind="secondary" onClick={onRetry}>
          {mapCopy.retry}
        </Button>
      )}
    </Words>
  );
}
