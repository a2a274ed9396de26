import { machineClock } from '@odysseus/contract/time';
import { dayAdded, daysDated, stopPut, type Trip, type TripStop, type TripWrite } from '@odysseus/model/trip';
import { useSettings } from '@odysseus/runtime';
import { Button, Notice } from '@odysseus/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services/page';
import { TripAbout } from './about/TripAbout';
import { CalendarButton } from './calendar/CalendarButton';
import { tripEvents } from './calendar/tripEvents';
import { useTripParts } from './cities/useTripParts';
import { tripCopy } from './copy';
import { StopDrag } from './drag/StopDrag';
import { TripDaySection } from './TripDaySection';
import { dayTitle } from './dayWords';
import { EmptyTrip } from './EmptyTrip';
import { Field } from './Fields.styles';
import { TripProvider } from './TripContext';
import { Begin, DayTools, Said, Waiting } from './TripScreen.styles';
import { TripTools } from './TripTools';
import { TripTotals } from './TripTotals';
import { TypedField } from './TypedField';
import { tripText } from './tripText';
import { useTripFacts } from './useTripFacts';
import { useTripView } from './useTripView';

/** How long it stands there what has become of a change, in milliseconds. */
const readFor = 5_000;
const newId = (): string => Math.random().toString(36).slice(2, 12);

/** The trip that this browser keeps, by days. */
export function OwnTrip() {
  const { plan: store } = useServices();
  const { settings } = useSettings();
  const state = useSyncExternalStore(store.subscribe, store.get, store.initial);
  const { facts, state: reading, retry } = useTripFacts(state.places);
  const [said, say] = useState('');
  const work = useMemo(() => ({ store, say, seen: new Set<string>() }), [store]);
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => say(''), readFor);
    return () => clearTimeout(timer);
  }, [said]);
  const today = machineClock(new Date()).date;
  const view = useTripView(state.trip);
  const parts = useTripParts(view, facts);
  const { days, loose } = view;
  const dates = days.flatMap(({ day }) => day.date ?? []).join(' ');
  const stops = days.reduce((all, day) => all + day.stops.length, loose.length);
  const firstDay = days.find(({ stops: own }) => own.length > 0)?.day;
  const { day: words, changes } = tripCopy;
  const common = {
    places: facts.places,
    cities: facts.cities,
    toldToHolder: facts.toldToHolder,
    parts,
    settings,
    today,
    dates,
    ready: reading !== 'loading',
    alone: days.length + Number(loose.length > 0) === 1,
  };
  const addDay = (): void => store.change(changes.dayAdded, (trip) => dayAdded(trip, newId()));
  const addDayWithAll = (): void => {
    const id = newId();
    store.change(changes.all, (trip) => [...dayAdded(trip, id), ...allPut(trip, loose, id)]);
  };
  const more = (
    <Button kind="secondary" onClick={addDay}>
      {words.add}
    </Button>
  );
  return (
    <TripProvider value={work}>
      {state.kept ? null : (
        <Notice tone="warning" role="status">
          <p>{tripCopy.notKept}</p>
        </Notice>
      )}
      {stops === 0 && days.length === 0 ? (
        <>
          <TripTools state={state} text={() => ''} />
          <EmptyTrip />
        </>
      ) : (
        <>
          <TripTools
            state={state}
            head={tripCopy.places(stops, days.length)}
            text={() => tripText(view, { places: facts.places, settings, today, origin: window.location.origin })}
          >
            <CalendarButton
              title={tripCopy.title}
              label={tripCopy.calendar.all}
              events={() => tripEvents(view, { ...facts, today, origin: window.location.origin })}
            />
          </TripTools>
          <TripAbout view={view} settings={settings} cities={facts.cities} />
          {days.length > 0 ? (
            <DayTools>
              <Field>
                <span>{words.first(days.length)}</span>
                <TypedField
                  type="date"
                  value={days[0]?.day.date ?? ''}
                  onSet={(first, edit) => store.change(changes.dates, (trip) => daysDated(trip, first), edit)}
                />
              </Field>
              {more}
            </DayTools>
          ) : null}
          {reading === 'loading' ? <Waiting role="status">{tripCopy.factsLoading}</Waiting> : null}
          {reading === 'failed' ? (
            <Notice tone="warning">
              <p>{tripCopy.factsFailed}</p>
              <Button kind="secondary" onClick={retry}>
                {tripCopy.again}
              </Button>
            </Notice>
          ) : null}
          <StopDrag>
            {days.map(({ day, stops: own }, index) => (
              <TripDaySection
                key={day.id}
                day={day}
                title={dayTitle(day, index)}
                stops={own}
                first={day === firstDay}
                {...common}
              >
                {own.length === 0 && loose.length > 0 ? (
                  <Button
                    kind="secondary"
                    onClick={() => store.change(changes.all, (trip) => allPut(trip, loose, day.id))}
                  >
                    {words.addAll}
                  </Button>
                ) : null}
              </TripDaySection>
            ))}
            {loose.length > 0 ? (
              <TripDaySection title={words.none} stops={loose} first={firstDay === undefined} {...common}>
                {days.length === 0 ? (
                  <Begin>
                    <Button kind="secondary" onClick={addDayWithAll}>
                      {words.addWith(loose.length)}
                    </Button>
                    {more}
                  </Begin>
                ) : null}
              </TripDaySection>
            ) : null}
          </StopDrag>
          <TripTotals view={view} facts={facts} parts={parts} settings={settings} today={today} />
        </>
      )}
      <Said role="status">{said}</Said>
    </TripProvider>
  );
}

/** Lays stops on a day, in their order. */
function allPut(trip: Trip, stops: readonly TripStop[], day: string): TripWrite[] {
  return stops.flatMap(({ id }, position) =>
    stopPut(trip, id, day, 0).map((write) =>
      write.of === 'stops' ? { ...write, set: { ...write.set, order: position + 1 } } : write,
    ),
  );
}
