import { metresBetween, type LatLng } from '@odysseus/model';
import { useNow, usePosition } from '@odysseus/page';
import { useAccess } from '@odysseus/runtime';
import { useCallback, useMemo, useState } from 'react';
import type { CompiledMap, CompiledMapPlaces } from '../logic/compiledMap';
import { mapCopy } from './copy';
import { chosenPlaces, everything, isWithin, placeViews, type Bounds, type PlaceChoice } from '../logic/placeView';
import { ringMetres, ringMinutes } from '../logic/rings';

/** Everything that map, list and card agree about. */
export function usePlaceMap(content: CompiledMap) {
  const access = useAccess();
  const { city } = content;
  const now = useNow();
  const [premium, setPremium] = useState<CompiledMapPlaces>();
  const [choice, setChoice] = useState<PlaceChoice>(everything);
  const [chosenId, choose] = useState<string>();
  const [pointed, point] = useState<string>();
  const [ringsId, setRingsId] = useState<string>();
  const [bounds, setBounds] = useState<Bounds>();
  const { position, locate } = usePosition(city.centre);
  const holder = access.state === 'active';
  const places = useMemo(() => placeViews(content, holder ? premium : undefined), [content, holder, premium]);
  // Opening hours change by the minute; nothing else here does.
  const fitting = useMemo(
    () => chosenPlaces(places, choice, city.timezone, choice.open ? now : undefined),
    [places, choice, city.timezone, now],
  );
  const listed = useMemo(
    () => (bounds && choice.query.trim() === '' ? fitting.filter((place) => isWithin(place, bounds)) : fitting),
    [fitting, bounds, choice.query],
  );
  const chosen = places.find(({ id }) => id === chosenId);
  const ringsOf = places.find(({ id }) => id === ringsId);
  const me = position.state === 'found' ? position.at : undefined;
  const origin = ringsOf ? { at: ringsOf.at, name: ringsOf.name } : me ? { at: me, name: mapCopy.me } : undefined;
  return {
    now,
    holder,
    places,
    fitting,
    listed,
    choice,
    setChoice,
    chosen,
    choose,
    pointed,
    point,
    bounds,
    setBounds,
    position,
    locate,
    me,
    /** Where walking is reckoned from: a chosen place, or the visitor. */
    origin,
    toggleRings: useCallback((id: string) => setRingsId((current) => (current === id ? undefined : id)), []),
    ringsId,
    /** How many of the fitting places lie within each ring. */
    within: origin
      ? countsWithin(
          origin.at,
          fitting.filter(({ id }) => id !== ringsId),
        )
      : [],
    setPremium,
  };
}

export type PlaceMapState = ReturnType<typeof usePlaceMap>;

function countsWithin(centre: LatLng, places: readonly { readonly at: LatLng }[]): (readonly [number, number])[] {
  return ringMinutes.map((minutes) => [
    minutes,
    places.filter(({ at }) => metresBetween(centre, at) <= ringMetres(minutes)).length,
  ]);
}
