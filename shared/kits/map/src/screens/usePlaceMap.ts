import { metresBetween, type LatLng } from '@odysseus/model';
import { useNow, usePosition, useTrip } from '@odysseus/page';
import { useAccess, useMapStyle } from '@odysseus/runtime';
import { useCallback, useMemo, useState } from 'react';
import { archiveAddress } from '../logic/archiveAddress';
import type { CompiledMap, CompiledMapPlaces } from '../logic/compiledMap';
import type { MapAddress } from '../logic/mapAddress';
import { mapCopy } from './copy';
import type { Ground } from './engine/mapHandle';
import { chosenPlaces, isWithin, placesListed, placeViews, type Bounds, type PlaceChoice } from '../logic/placeView';
import { widened, type View } from '../logic/projection';
import type { Reach } from '../logic/reach/Reach';
import { ringMetres, ringMinutes } from '../logic/rings';
import { tripPins } from '../logic/tripPins';
import { useReach } from './useReach';

/** A position that is known no better than this, in metres, is no point to reckon walks from. */
const exact = 500;
/** How far beyond its view there is anything to see, in shares of it; see compileMap.ts. */
const reach = 0.6;

/** Everything that map, list and card agree about. What is chosen stands in the address. */
export function usePlaceMap(
  content: CompiledMap,
  { place: chosenId, choice }: MapAddress,
  change: (part: Partial<MapAddress>) => void,
) {
  const access = useAccess();
  const { city, view } = content;
  const now = useNow();
  const [premium, setPremium] = useState<CompiledMapPlaces>();
  const [pointed, point] = useState<string>();
  const [ringsId, setRingsId] = useState<string>();
  const [bounds, setBounds] = useState<Bounds>();
  const [ground, setGround] = useState<Ground>('embedded');
  const { position, locate } = usePosition(city.centre);
  const { items } = useTrip(city);
  const borrowed = useMemo(
    () => new Set(content.places.flatMap(({ id, of }) => (of === undefined ? [] : [`${of}/${id}`]))),
    [content],
  );
  const trip = useMemo(() => tripPins(items, city.key, borrowed), [items, city.key, borrowed]);
  const numbers = useMemo(() => new Map(trip.map(({ id, number }) => [id, number])), [trip]);
  const holder = access.state === 'active';
  const places = useMemo(() => placeViews(content, holder ? premium : undefined), [content, holder, premium]);
  // Opening hours change by the minute; nothing else here does.
  const fitting = useMemo(
    () => chosenPlaces(places, choice, city.timezone, choice.open ? now : undefined, new Set(numbers.keys())),
    [places, choice, city.timezone, now, numbers],
  );
  const chosen = places.find(({ id }) => id === chosenId);
  const ringsOf = places.find(({ id }) => id === ringsId);
  const found = position.state === 'found' ? position : undefined;
  const isOutside = found !== undefined && !isWithin(found, boundsOf(widened(view, reach)));
  const me = isOutside ? undefined : found?.at;
  const isVague = (found?.within ?? 0) > exact;
  const origin = ringsOf
    ? { at: ringsOf.at, name: ringsOf.name }
    : me && !isVague
      ? { at: me, name: mapCopy.me }
      : undefined;
  const isFrom = origin !== undefined;
  const archive = archiveAddress(useMapStyle());
  const walked = useReach(origin?.at, { archive, city: city.key, view });
  const minutesTo = walked.state === 'streets' ? walked.reach.minutesTo : undefined;
  const listed = useMemo(
    () => placesListed(fitting, choice.query.trim() === '' ? bounds : undefined, isFrom),
    [fitting, bounds, choice.query, isFrom],
  );
  return {
    now,
    holder,
    places,
    fitting,
    listed,
    trip,
    /** Numbers of the trip's places by id. */
    numbers,
    choice,
    setChoice: useCallback((wanted: PlaceChoice) => change({ choice: wanted }), [change]),
    chosen,
    choose: useCallback((id: string | undefined) => change({ place: id }), [change]),
    pointed,
    point,
    bounds,
    setBounds,
    ground,
    setGround,
    position: isOutside ? { state: 'outside' as const, metres: metresBetween(found.at, city.centre) } : position,
    locate,
    me,
    /** How far from there the visitor may be, in metres, where that is much. */
    doubt: me && isVague ? found?.within : undefined,
    /** Where walking is reckoned from: a chosen place, or the visitor. */
    origin,
    toggleRings: useCallback((id: string) => setRingsId((current) => (current === id ? undefined : id)), []),
    ringsId,
    /** How far one gets from there. */
    reach: walked,
    /** Whether there are streets to reckon walks along. */
    hasStreets: archive !== undefined,
    /** How many of the fitting places lie within each ring. */
    within: origin
      ? countsWithin(
          origin.at,
          fitting.filter(({ id }) => id !== ringsId),
          minutesTo,
        )
      : [],
    setPremium,
  };
}

export type PlaceMapState = ReturnType<typeof usePlaceMap>;

function boundsOf([[south, west], [north, east]]: View): Bounds {
  return [south, west, north, east];
}

/** @param minutesTo minutes on foot along streets, where they are known */
function countsWithin(
  centre: LatLng,
  places: readonly { readonly at: LatLng }[],
  minutesTo: Reach['minutesTo'] | undefined,
): (readonly [number, number])[] {
  const isNear = (at: LatLng, minutes: number): boolean =>
    minutesTo ? (minutesTo(at) ?? Infinity) <= minutes : metresBetween(centre, at) <= ringMetres(minutes);
  return ringMinutes.map((minutes) => [minutes, places.filter(({ at }) => isNear(at, minutes)).length]);
}
