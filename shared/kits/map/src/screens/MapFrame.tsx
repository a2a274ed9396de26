import { useMapStyle } from '@odysseus/runtime';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { mapCopy } from './copy';
import { MapControls } from './MapControls';
import { MapPicture } from './MapPicture';
import { archiveAddress } from '../logic/archiveAddress';
import { drawnWalk, type CompiledWalk } from '../logic/compiledWalk';
import type { DrawnMap } from '../logic/drawnMap';
import type { Camera } from '../logic/mapAddress';
import { usePictureZoom } from './usePictureZoom';
import { useLiveMap, type LiveState } from './useLiveMap';
import type { PlaceMapState } from './usePlaceMap';
import { useShownMap } from './useShownMap';
import { Frame, Live, Twin } from './MapFrame.styles';

interface MapFrameProps {
  readonly content: DrawnMap;
  readonly state: PlaceMapState;
  readonly walk: CompiledWalk | undefined;
  /** What was seen when the visitor was last here. */
  readonly camera: Camera | undefined;
  readonly onCamera: (camera: Camera | undefined) => void;
  /** How much of the frame's lower edge lies below something, in pixels. */
  readonly covered: () => number;
  readonly onChoose: (id: string) => void;
  /** Told how it stands with the live map, and how to try again. */
  readonly onLive: (live: { readonly state: LiveState; readonly retry: () => void }) => void;
}

/** Where the map is so when the position was asked for, it may go to the position. */
const untouched = ({ chosen, bounds }: PlaceMapState): string => `${chosen?.id ?? ''} ${bounds?.join() ?? ''}`;

/** The map itself: live where it can be, else the picture. */
export function MapFrame({ content, state, walk, camera, onCamera, covered, onChoose, onLive }: MapFrameProps) {
  const { city, view, basemap } = content;
  const { fitting, chosen, pointed, point, origin, me, doubt, setBounds, setGround, trip } = state;
  const mapStyle = useMapStyle();
  const archive = archiveAddress(mapStyle);
  const streets = state.reach.state === 'streets' ? state.reach.reach : undefined;
  const container = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => walk && drawnWalk(walk), [walk]);
  const { zoom, zoomBy, showAll } = usePictureZoom(view, drawn);
  const askedAt = useRef<string>(undefined);
  const events = useMemo(
    () => ({
      chosen: onChoose,
      pointed: point,
      basemap: setGround,
      moved: (bounds: Parameters<typeof setBounds>[0], seen: Camera | undefined) => {
        setBounds(bounds);
        onCamera(seen);
      },
    }),
    [onChoose, point, setBounds, setGround, onCamera],
  );
  const {
    state: live,
    map,
    retry,
  } = useLiveMap(container, {
    data: basemap.data,
    view,
    name: mapCopy.mapName(city.name),
    onlineStyle: archive ? undefined : mapStyle,
    archive,
    city: city.key,
    camera,
    covered,
    events,
  });
  useShownMap(map, { state, walk: drawn, hasCamera: camera !== undefined });
  const goTo = useEffectEvent((at: NonNullable<typeof me>) => {
    // One that comes late takes nobody away from what they have chosen or looked at since.
    if (askedAt.current === untouched(state)) map?.show(at);
  });
  useEffect(() => {
    map?.setPosition(me, doubt);
    if (me) goTo(me);
  }, [map, me, doubt]);
  useEffect(() => onLive({ state: live, retry }), [live, retry, onLive]);
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
          rings={streets ? undefined : origin?.at}
          reach={streets}
          position={me}
          doubt={doubt}
          trip={trip}
          walk={drawn}
          zoom={zoom}
          onChoose={onChoose}
        />
      </Twin>
      <Live ref={container} data-visible={isLive} />
      <MapControls
        canMove={isLive}
        onZoom={(steps) => (isLive ? map.zoomBy(steps, chosen?.at) : zoomBy(steps))}
        onMove={(right, down) => map?.moveBy(right, down)}
        onWhole={() => (isLive ? map.fitWhole() : showAll())}
        onLocate={() => {
          askedAt.current = untouched(state);
          state.locate();
        }}
      />
    </Frame>
  );
}
