import { tripView, type Trip, type TripView } from '@odysseus/model/trip';
import { useState } from 'react';
import { steadyView } from './steadyView';

/** The trip as it is read; what has not changed stays the same object from one drawing to the next. */
export function useTripView(trip: Trip): TripView {
  const [seen, setSeen] = useState(() => ({ trip, view: tripView(trip) }));
  if (seen.trip === trip) return seen.view;
  const next = { trip, view: steadyView(tripView(trip), seen.view) };
  setSeen(next);
  return next.view;
}
