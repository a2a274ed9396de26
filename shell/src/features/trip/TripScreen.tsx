import { machineClock } from '@odysseus/contract/time';
import { dayAdded, daysDated, stopPut } from '@odysseus/model/trip';
import { useSettings } from '@odysseus/runtime';
import { Button, Notice } from '@odysseus/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIsAlive, useServices } from '../../services/page';
import { tripCopy } from './copy';
import { TripDaySection } from './TripDaySection';
import { dayTitle } from './dayWords';
import { CityLinks, EmptyTrip } from './EmptyTrip';
import { Field } from './Fields.styles';
import { TripProvider } from './TripContext';
import { DayTools, Head, Lead, NoScripts, Page, Said, Title, Waiting } from './TripScreen.styles';
import { TripTools } from './TripTools';
import { TripTotals } from './TripTotals';
import { TypedField } from './TypedField';
import { tripText } from './tripText';
import { useTripFacts } from './useTripFacts';
import { useTripView } from './useTripView';

/** How long it stands there what has become of a change, in milliseconds. */
const readFor = 5_000;
const newId = (): string => Math.random().toString(36).slice(2, 12);

/** `/app/itinerarybuilder`: the visitor's trip by days. The page comes for everybody; what is in the trip, this browser knows. */
export function TripScreen() {
  const alive = useIsAlive();
  return (
    <Page data-unrecorded="">
      <Title>{tripCopy.title}</Title>
      <Lead>{tripCopy.lead}</Lead>
      <NoScripts>
        <p>{tripCopy.needsScripts}</p>
        <CityLinks />
      </NoScripts>
      {alive ? <OwnTrip /> : <Waiting />}
    </Page>
  );
}

function OwnTrip() {
  const { plan: store } = useServices();
  const { settings } = useSettings();
  const state = useSyncExternalStore(store.subscribe, store.get, store.initial);
  const { facts, state: reading, retry } = useTripFacts(state.places);
  const [said, say] = useState('');
  const work = useMemo(() => ({ store, say }), [store]);
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => say(''), readFor);
    return () => clearTimeout(timer);
  }, [said]);
  const today = machineClock(new Date()).date;
  const view = useTripView(state.trip);
  const { days, loose } = view;
  const dates = days.flatMap(({ day }) => day.date ?? []).join(' ');
  const stops = days.reduce((all, day) => all + day.stops.length, loose.length);
  const { day: words, changes } = tripCopy;
  const common = { places: facts.places, settings, today, dates, ready: reading === 'ready' };
  const addDay = (): void => store.change(changes.dayAdded, (trip) => dayAdded(trip, newId()));
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
          <Head>{tripCopy.places(stops, days.length)}</Head>
          <TripTools state={state} text={() => tripText(view, { places: facts.places, settings, today })} />
          <DayTools>
            {days.length > 0 ? (
              <Field>
                <span>{words.first(days.length)}</span>
                <TypedField
                  type="date"
                  value={days[0]?.day.date ?? ''}
                  onSet={(first, edit) => store.change(changes.dates, (trip) => daysDated(trip, first), edit)}
                />
              </Field>
            ) : (
              <p>{words.noDays}</p>
            )}
            <Button kind="secondary" onClick={addDay}>
              {words.add}
            </Button>
          </DayTools>
          {reading === 'loading' ? <Waiting role="status">{tripCopy.factsLoading}</Waiting> : null}
          {reading === 'failed' ? (
            <Notice tone="warning">
              <p>{tripCopy.factsFailed}</p>
              <Button kind="secondary" onClick={retry}>
                {tripCopy.again}
              </Button>
            </Notice>
          ) : null}
          {days.map(({ day, stops: own }, index) => (
            <TripDaySection key={day.id} day={day} title={dayTitle(day, index)} stops={own} {...common}>
              {own.length === 0 && loose.length > 0 ? (
                <Button
                  kind="secondary"
                  onClick={() =>
                    store.change(changes.all, (trip) =>
                      loose.flatMap(({ id }, position) =>
                        stopPut(trip, id, day.id, 0).map((write) =>
                          write.of === 'stops' ? { ...write, set: { ...write.set, order: position + 1 } } : write,
                        ),
                      ),
                    )
                  }
                >
                  {words.addAll}
                </Button>
              ) : null}
            </TripDaySection>
          ))}
          {loose.length > 0 ? <TripDaySection title={words.none} stops={loose} {...common} /> : null}
          <TripTotals view={view} facts={facts} settings={settings} today={today} />
        </>
      )}
      <Said role="status">{said}</Said>
    </TripProvider>
  );
}
