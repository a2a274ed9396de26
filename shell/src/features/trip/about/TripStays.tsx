import type { TripCity } from '@odysseus/contract';
import { nightsOf, nightsSet, shortDate, tripView, type Stay, type TripView } from '@odysseus/model/trip';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { tripCopy } from '../copy';
import { dateOfDay, dayTitle } from '../dayWords';
import { useTripWork } from '../TripContext';
import { Change, Quiet } from '../TripScreen.styles';
import { StayForm, type StayDraft } from './StayForm';
import { Stays } from './TripAbout.styles';

interface TripStaysProps {
  readonly view: TripView;
  readonly cities: ReadonlyMap<string, TripCity>;
}

/** Where the nights are spent: each stay with its nights, and a form for one. */
export function TripStays({ view, cities }: TripStaysProps) {
  const { store, say } = useTripWork();
  const { about: words, changes } = tripCopy;
  const stays = nightsOf(view);
  /** Days of the stay that is changed; none for a new one. */
  const [editing, setEditing] = useState<readonly string[] | undefined>(stays.length === 0 ? [] : undefined);
  if (view.days.length === 0) return <Quiet>{words.noDays}</Quiet>;
  const days = view.days.map(({ day }, index) => {
    const date = dateOfDay(day);
    return { id: day.id, title: date ? shortDate(date) : dayTitle(day, index), night: day.night };
  });
  const titleOf = (id: string | undefined): string => days.find((day) => day.id === id)?.title ?? '';
  const changed = stays.find((stay) => stay.days.join() === editing?.join());
  const save = ({ name, city, from, to }: StayDraft): void => {
    const former = editing ?? [];
    const night = { name, ...(city === '' ? {} : { city }) };
    store.change(changes.night(name), (trip) => nightsSet(tripView(trip), night, [from, to], former));
    const now = nightsOf(tripView(store.get().trip)).find((stay) => stay.days.includes(from));
    say(words.saved(name, now?.days.length ?? 0));
    setEditing(undefined);
  };
  const remove = ({ name, days: ids }: Stay): void => {
    const [first = '', last = first] = [ids[0], ids.at(-1)];
    store.change(changes.night(name), (trip) => nightsSet(tripView(trip), undefined, [first, last], ids));
    say(words.removed(name));
    setEditing(stays.length === 1 ? [] : undefined);
  };
  return (
    <>
      {stays.length === 0 ? null : (
        <Stays>
          {stays.map((stay) => (
            <li key={stay.days[0]}>
              <span>
                {stay.name}
                <small>
                  {[
                    cities.get(stay.city ?? '')?.name,
                    words.nights(stay.days.length, titleOf(stay.days[0]), titleOf(stay.days.at(-1))),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <Change type="button" aria-label={words.changeNamed(stay.name)} onClick={() => setEditing(stay.days)}>
                {words.change}
              </Change>
              <Change type="button" aria-label={words.removeNamed(stay.name)} onClick={() => remove(stay)}>
                {words.remove}
              </Change>
            </li>
          ))}
        </Stays>
      )}
      {editing === undefined ? (
        <Button kind="secondary" onClick={() => setEditing([])}>
          {words.another}
        </Button>
      ) : (
        <StayForm key={editing.join()} days={days} cities={citiesOf(view, cities)} stay={changed} onSave={save} />
      )}
    </>
  );
}

/** The cities of the trip that are known, in its order. */
function citiesOf({ days, loose }: TripView, cities: ReadonlyMap<string, TripCity>): TripCity[] {
  const keys = [...days.flatMap(({ stops }) => stops), ...loose].map(({ city }) => city ?? '');
  return [...new Set(keys)].flatMap((key) => cities.get(key) ?? []);
}
