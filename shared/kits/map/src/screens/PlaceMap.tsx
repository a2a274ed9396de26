import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Attribution } from './Attribution';
import { mapCopy } from './copy';
import { MapCard } from './MapCard';
import { MapFilters } from './MapFilters';
import { MapFrame } from './MapFrame';
import { DrawnWalkWords } from './DrawnWalkWords';
import type { CompiledWalk } from '../logic/compiledWalk';
import type { DrawnMap } from '../logic/drawnMap';
import type { MapAddress } from '../logic/mapAddress';
import { placeOfWays, type PlaceOfWays } from '../logic/placeOfWays';
import { coveredBelow, type SheetStop } from '../logic/sheetStops';
import { isNarrowed } from '../logic/placeView';
import { LiveWords } from './LiveWords';
import { PlaceList } from './PlaceList';
import { PositionWords } from './PositionWords';
import { PremiumMapPlaces } from './PremiumMapPlaces';
import { ReachWords } from './ReachWords';
import { useCameraKeeping } from './useCameraKeeping';
import type { LiveState } from './useLiveMap';
import { usePlaceMap } from './usePlaceMap';
import { useSheet } from './useSheet';
import { Board, Body, Card, Dock, Filters, Frame, Grip, Ground, Handle, Stage, Words } from './PlaceMap.styles';

interface PlaceMapProps {
  readonly content: DrawnMap;
  readonly address: MapAddress;
  readonly onAddress: (change: Partial<MapAddress>) => void;
  /** The walk that is drawn. */
  readonly walk: CompiledWalk | undefined;
  readonly ways: ((place: PlaceOfWays) => ReactNode) | undefined;
  readonly onTakeOff: () => void;
  /** Where the map stands. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Filters, map, card and list: what one says, the others say. On a narrow screen card and list stand in a sheet over the map. */
export function PlaceMap({ content, address, onAddress, walk, ways, onTakeOff, stage }: PlaceMapProps) {
  const state = usePlaceMap(content, address, onAddress);
  const { city } = content;
  const { chosen, choose, origin, holder } = state;
  const [live, setLive] = useState<{ readonly state: LiveState; readonly retry: () => void }>();
  const dock = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const { stop, setStop, handle } = useSheet(dock);
  const opener = useRef<Element | null>(null);
  const open = useCallback(
    (id: string) => {
      opener.current = document.activeElement;
      choose(id);
      setStop(raised);
    },
    [choose, setStop],
  );
  const close = useCallback(() => {
    choose(undefined);
    const { current } = opener;
    if (!(current instanceof HTMLElement) || !current.isConnected) return;
    current.focus({ preventScroll: true });
    if (body.current && isScrolling(body.current)) current.scrollIntoView({ block: 'center' });
  }, [choose]);
  const chosenId = chosen?.id;
  useEffect(() => {
    if (!chosenId) return;
    // One that the address names. Its card stands at the head of the sheet.
    setStop(raised);
    if (body.current) body.current.scrollTop = 0;
  }, [chosenId, setStop]);
  const { state: asked } = state.position;
  useEffect(() => {
    // What became of it stands there, too.
    if (asked !== 'idle' && body.current) body.current.scrollTop = 0;
  }, [asked]);
  const seeksNearest = asked === 'found' && isNarrowed(state.choice);
  useEffect(() => {
    // Who looks for the nearest of something wants the list.
    if (seeksNearest) setStop(raised);
  }, [seeksNearest, setStop]);
  const isNear = state.ringsId !== undefined || state.within.some(([, count]) => count > 0);
  const covered = useCallback((): number => {
    const frame = stage.current?.getBoundingClientRect();
    const isSheet = dock.current ? getComputedStyle(dock.current).position === 'sticky' : false;
    return frame && isSheet ? coveredBelow(stop, frame, innerHeight) : 0;
  }, [stage, stop]);
  const keepCamera = useCameraKeeping(onAddress);
  return (
    <Board data-stop={stop}>
      <Filters>
        <MapFilters places={state.places} trip={state.trip.length} choice={state.choice} onChange={state.setChoice} />
      </Filters>
      <Ground>
        <Stage ref={stage} data-stage aria-label={mapCopy.mapName(city.name)}>
          <Frame data-answer="">
            <MapFrame
              content={content}
              state={state}
              walk={walk}
              camera={address.camera}
              onCamera={keepCamera}
              covered={covered}
              onChoose={open}
              onLive={setLive}
            />
          </Frame>
        </Stage>
        <Dock ref={dock} data-above-consent="">
          <Attribution sources={content.attribution} ground={state.ground} />
          <Handle
            type="button"
            aria-label={stop === 'full' ? mapCopy.lower : mapCopy.raise}
            aria-expanded={stop !== 'peek'}
            aria-controls={bodyId}
            {...handle}
          >
            <Grip />
          </Handle>
          <Body ref={body} id={bodyId}>
            {chosen ? (
              <Card>
                <MapCard
                  place={chosen}
                  city={city}
                  now={state.now}
                  from={origin && origin.at !== chosen.at ? origin : undefined}
                  along={state.reach.state === 'streets' ? state.reach.reach.minutesTo(chosen.at) : undefined}
                  hasStreets={state.hasStreets}
                  hasRings={state.ringsId === chosen.id}
                  ways={ways?.(placeOfWays(chosen))}
                  onRings={() => state.toggleRings(chosen.id)}
                  onClose={close}
                />
              </Card>
            ) : null}
            <Words>
              {live ? <LiveWords state={live.state} onRetry={live.retry} /> : null}
              {content.walks ? <DrawnWalkWords walk={walk} onTakeOff={onTakeOff} /> : null}
              <PositionWords position={state.position} doubt={state.doubt} city={city.name} />
              {isNear ? <ReachWords state={state} /> : null}
              {holder ? <PremiumMapPlaces premiumKey={content.premiumKey} onPlaces={state.setPremium} /> : null}
            </Words>
            <PlaceList content={content} state={state} onChoose={open} />
          </Body>
        </Dock>
      </Ground>
    </Board>
  );
}

function raised(stop: SheetStop): SheetStop {
  return stop === 'peek' ? 'half' : stop;
}

function isScrolling(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight;
}
