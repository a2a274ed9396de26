import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { DrawnWalk } from '../logic/compiledWalk';
import type { MapHandle } from './engine/mapHandle';
import type { PlaceMapState } from './usePlaceMap';

/** Search waits for a pause in typing before it moves the map. */
const typingPause = 350;

/** Tells a live map what filters, list, card and walks say. One that opens where the visitor left it is not moved by what stood there. */
export function useShownMap(
  map: MapHandle | undefined,
  {
    state,
    walk,
    hasCamera,
  }: { readonly state: PlaceMapState; readonly walk: DrawnWalk | undefined; readonly hasCamera: boolean },
): void {
  const { fitting, chosen, pointed, places, origin, trip, numbers, choice, reach } = state;
  const told = useRef<MapHandle>(undefined);
  const isBack = useEffectEvent(() => hasCamera && told.current !== map);
  useEffect(() => map?.setPlaces(fitting.filter(({ id }) => !numbers.has(id))), [map, fitting, numbers]);
  useEffect(() => map?.setTrip(trip), [map, trip]);
  const standing = useMemo(
    () => [...new Set([chosen?.id, pointed])].flatMap((id) => places.find((place) => place.id === id) ?? []),
    [chosen, pointed, places],
  );
  useEffect(() => map?.setChosen(standing), [map, standing]);
  const chosenAt = chosen?.at;
  useEffect(() => {
    map?.hold(chosenAt);
    if (chosenAt && !isBack()) map?.show(chosenAt);
  }, [map, chosenAt]);
  const streets = reach.state === 'streets' ? reach.reach : undefined;
  const ringsAt = streets ? undefined : origin?.at;
  useEffect(() => map?.setReach(streets), [map, streets]);
  useEffect(() => map?.setRings(ringsAt), [map, ringsAt]);
  useEffect(() => {
    map?.setWalk(walk, !isBack());
  }, [map, walk]);
  const { query } = choice;
  useEffect(() => {
    if (!map || query.trim() === '' || isBack()) return;
    const timer = setTimeout(() => map.fit(fitting), typingPause);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the map follows what is typed, not what opens or closes meanwhile
  }, [map, query]);
  // After all that moves it at first.
  useEffect(() => {
    told.current = map;
  }, [map]);
}
