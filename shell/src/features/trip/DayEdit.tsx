import { dayDated, dayNamed, dayRemoved, type TripDay } from '@odysseus/model/trip';
import { Button } from '@odysseus/ui';
import { tripCopy } from './copy';
import { Edit, Field } from './Fields.styles';
import { useTripWork } from './TripContext';
import { TypedField } from './TypedField';

/** Name and date of a day, and the day's end. */
export function DayEdit({ day }: { readonly day: TripDay }) {
  const { store, say } = useTripWork();
  const { day: words, changes } = tripCopy;
  return (
    <Edit>
      <Field>
        <span>{words.name}</span>
        <TypedField
          type="text"
          maxLength={60}
          value={day.name ?? ''}
          onSet={(name) => store.change(changes.dayNamed, () => dayNamed(day.id, name))}
        />
      </Field>
      <Field>
        <span>{words.date}</span>
        <TypedField
          type="date"
          value={day.date ?? ''}
          onSet={(date, edit) => store.change(changes.dates, () => dayDated(day.id, date), edit)}
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
