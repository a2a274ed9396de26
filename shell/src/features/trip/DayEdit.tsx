import { dayDated, dayNamed, dayRemoved, type TripDay } from '@odysseus/model/trip';
import { Button } from '@odysseus/ui';
import { tripCopy } from './copy';
import { Edit, Field } from './Fields.styles';
import { useTripWork } from './TripContext';

/** Name and date of a day, and the day's end. */
export function DayEdit({ day }: { readonly day: TripDay }) {
  const { store, say } = useTripWork();
  const { day: words, changes } = tripCopy;
  return (
    <Edit>
      <Field>
        <span>{words.name}</span>
        <input
          type="text"
          maxLength={60}
          defaultValue={day.name ?? ''}
          onBlur={({ target }) => {
            if (target.value.trim() !== (day.name ?? ''))
              store.change(changes.dayNamed, () => dayNamed(day.id, target.value));
          }}
        />
      </Field>
      <Field>
        <span>{words.date}</span>
        <input
          type="date"
          value={day.date ?? ''}
          onChange={({ target }) => store.change(changes.dates, () => dayDated(day.id, target.value))}
        />
      </Field>
      <Button
        kind="danger"
        onClick={() => {
          store.change(changes.dayRemoved, (trip) => dayRemoved(trip, day.id));
          say(`${changes.dayRemoved}. ${words.removeHint}`);
        }}
      >
        {words.remove}
      </Button>
    </Edit>
  );
}
