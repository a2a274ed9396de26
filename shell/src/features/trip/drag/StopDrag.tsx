import { stopPut, tripView } from '@odysseus/model/trip';
import { useEffect, useRef, type ReactNode } from 'react';
import { tripCopy } from '../copy';
import { dayTitle } from '../dayWords';
import { useTripWork, type TripWork } from '../TripContext';
import { Ghost, Line } from './StopDrag.styles';
import { watchDrag, type Drop } from './watchDrag';

/** The days, whose stops can be drawn to another place by their handles. Buttons and lists do the same without. */
export function StopDrag({ children }: { readonly children: ReactNode }) {
  const work = useTripWork();
  const area = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLParagraphElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!area.current || !ghost.current || !line.current) return undefined;
    return watchDrag(area.current, { ghost: ghost.current, line: line.current }, (drop) => putDown(work, drop));
  }, [work]);
  return (
    <div ref={area}>
      {children}
      <Ghost ref={ghost} aria-hidden="true" hidden />
      <Line ref={line} hidden />
    </div>
  );
}

function putDown({ store, say }: TripWork, { stop: id, day, index, same }: Drop): void {
  const { trip } = store.get();
  const stop = trip.stops.find((each) => each.id === id);
  if (!stop || same) return;
  const { days, loose } = tripView(trip);
  const position = days.findIndex((each) => each.day.id === day);
  const target = days[position];
  const stops = target?.stops ?? loose;
  const stays = stops.includes(stop);
  const what = stays ? tripCopy.changes.order(stop.name) : tripCopy.changes.day(stop.name);
  store.change(what, (now) => stopPut(now, id, target?.day.id, index));
  const all = stays ? stops.length : stops.length + 1;
  const title = target ? dayTitle(target.day, position) : tripCopy.day.none;
  say(tripCopy.stop.movedTo(stop.name, index + 1, all, title));
}
