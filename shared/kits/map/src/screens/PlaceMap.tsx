import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { mapCopy } from './copy';
import { MapCard } from './MapCard';
import { MapFilters } from './MapFilters';
import { MapFrame } from './MapFrame';
import { MapPlaces } from './MapPlaces';
import { DrawnWalkWords } from './DrawnWalkWords';
import type { CompiledWalk } from '../logic/compiledWalk';
import type { DrawnMap } from '../logic/drawnMap';
import { everything, isNarrowed } from '../logic/placeView';
import { PositionWords } from './PositionWords';
import { PremiumMapPlaces } from './PremiumMapPlaces';
import { usePlaceMap } from './usePlaceMap';
import { Board, Card, Filters, Frame, List, ListHead, Locked, Scroller, Stage, Words } from './PlaceMap.styles';

interface PlaceMapProps {
  readonly content: DrawnMap;
  /** The walk that is drawn. */
  readonly walk: CompiledWalk | undefined;
  readonly onTakeOff: () => void;
  /** Where the map stands. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** Filters, map, card and list: what one says, the others say. */
export function PlaceMap({ content, walk, onTakeOff, stage }: PlaceMapProps) {
  const state = usePlaceMap(content);
  const { city } = content;
  const { chosen, choose, point, origin, holder } = state;
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback(
    (id: string) => {
      opener.current = document.activeElement;
      choose(id);
    },
    [choose],
  );
  const close = useCallback(() => {
    choose(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected)
      opener.current.focus({ preventScroll: true });
  }, [choose]);
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId) scrollWithin(list.current, chosenId);
  }, [chosenId]);
  const lockedCount = content.locked.reduce((sum, count) => sum + count, 0);
  return (
    <Board>
      <Filters>
        <MapFilters places={state.places} choice={state.choice} onChange={state.setChoice} />
      </Filters>
      <Stage ref={stage} aria-label={mapCopy.mapName(city.name)}>
        <Frame data-answer="">
          <MapFrame content={content} state={state} walk={walk} onChoose={open} />
        </Frame>
        {chosen ? (
          <Card>
            <MapCard
              place={chosen}
              city={city}
              now={state.now}
              from={origin && origin.at !== chosen.at ? origin : undefined}
              hasRings={state.ringsId === chosen.id}
              onRings={() => state.toggleRings(chosen.id)}
              onClose={close}
            />
          </Card>
        ) : null}
      </Stage>
      <Words>
        {content.walks ? <DrawnWalkWords walk={walk} onTakeOff={onTakeOff} /> : null}
        <PositionWords position={state.position} city={city.name} />
        {origin ? <p role="status">{mapCopy.within(origin.name, state.within)}</p> : null}
        {holder ? <PremiumMapPlaces premiumKey={content.premiumKey} onPlaces={state.setPremium} /> : null}
      </Words>
      <List aria-labelledby="map-places">
        <ListHead>
          <h2 id="map-places">{mapCopy.places}</h2>
          <p role="status">
            {state.fitting.length < state.places.length || !state.bounds
              ? `${mapCopy.count(state.fitting.length, state.places.length)} `
              : null}
            {state.fitting.length === 0
              ? mapCopy.none
              : state.listed.length === 0
                ? mapCopy.noneInView
                : state.bounds && state.listed.length < state.fitting.length
                  ? mapCopy.inView(state.listed.length, state.fitting.length)
                  : null}
          </p>
          {isNarrowed(state.choice) ? (
            <Button kind="quiet" onClick={() => state.setChoice(everything)}>
              {mapCopy.clear}
            </Button>
          ) : null}
        </ListHead>
        <Scroller ref={list} tabIndex={-1}>
          <MapPlaces
            places={state.listed}
            districts={content.districts}
            locked={holder || state.listed.length < state.places.length ? [] : content.locked}
            timezone={city.timezone}
            now={state.now}
            chosen={chosenId}
            pointed={state.pointed}
            from={origin}
            onChoose={open}
            onPoint={point}
          />
          {!holder && lockedCount > 0 ? (
            <Locked>
              {mapCopy.lockedAll(lockedCount)} <Link to="/app/checkout">{mapCopy.unlock}</Link>
            </Locked>
          ) : null}
        </Scroller>
      </List>
    </Board>
  );
}

/** Brings a place's row into the list's own view. The page does not move. */
function scrollWithin(scroller: HTMLElement | null, id: string): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`);
  if (!scroller || !row || scroller.scrollHeight <= scroller.clientHeight) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top + 48 || inner.bottom > outer.bottom)
    scroller.scrollTop += inner.top - outer.top - outer.height / 3;
}
