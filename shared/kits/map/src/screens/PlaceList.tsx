import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { mapCopy } from './copy';
import type { DrawnMap } from '../logic/drawnMap';
import { everything, isNarrowed } from '../logic/placeView';
import { MapPlaces } from './MapPlaces';
import type { PlaceMapState } from './usePlaceMap';
import { List, ListHead, Locked, Scroller } from './PlaceMap.styles';

interface PlaceListProps {
  readonly content: DrawnMap;
  readonly state: PlaceMapState;
  readonly onChoose: (id: string) => void;
}

/** The map in words: how many places there are, and each of them. */
export function PlaceList({ content, state, onChoose }: PlaceListProps) {
  const { fitting, listed, places, bounds, holder } = state;
  const list = useRef<HTMLDivElement>(null);
  const chosenId = state.chosen?.id;
  useEffect(() => {
    if (chosenId) scrollWithin(list.current, chosenId);
  }, [chosenId]);
  const lockedCount = content.locked.reduce((sum, count) => sum + count, 0);
  return (
    <List aria-labelledby="map-places">
      <ListHead>
        <h2 id="map-places">{mapCopy.places}</h2>
        <p role="status">
          {fitting.length < places.length || !bounds ? `${mapCopy.count(fitting.length, places.length)} ` : null}
          {fitting.length === 0
            ? mapCopy.none
            : listed.length === 0
              ? mapCopy.noneInView
              : bounds && listed.length < fitting.length
                ? mapCopy.inView(listed.length, fitting.length)
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
          places={listed}
          districts={content.districts}
          locked={holder || listed.length < places.length ? [] : content.locked}
          timezone={content.city.timezone}
          now={state.now}
          chosen={chosenId}
          pointed={state.pointed}
          trip={state.numbers}
          from={state.origin}
          minutesTo={state.reach.state === 'streets' ? state.reach.reach.minutesTo : undefined}
          onChoose={onChoose}
          onPoint={state.point}
        />
        {!holder && lockedCount > 0 ? (
          <Locked>
            {mapCopy.lockedAll(lockedCount)} <Link to="/app/checkout">{mapCopy.unlock}</Link>
          </Locked>
        ) : null}
      </Scroller>
    </List>
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
