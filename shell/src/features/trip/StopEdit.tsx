import {
  stopLasting,
  stopLocked,
  stopPut,
  stopRemoved,
  stopTimed,
  tripView,
  type TripStop,
} from '@odysseus/model/trip';
import { Button } from '@odysseus/ui';
import { tripCopy } from './copy';
import { dayTitle } from './dayWords';
import { Edit, Field, Locked } from './Fields.styles';
import { useTripWork } from './TripContext';
import { TypedField } from './TypedField';

interface StopEditProps {
  readonly stop: TripStop;
  /** Minutes that the guide says. */
  readonly usual: number | undefined;
}

const longest = 24 * 60;

/** Day, time and length of a stop. Every change counts at once. */
export function StopEdit({ stop, usual }: StopEditProps) {
  const { store, say } = useTripWork();
  const { stop: words, changes } = tripCopy;
  const { days } = tripView(store.get().trip);
  const present = days.some(({ day }) => day.id === stop.day) ? (stop.day ?? '') : '';
  const putOn = (id: string): void => {
    const day = id === '' ? undefined : id;
    store.change(changes.day(stop.name), (trip) => stopPut(trip, stop.id, day, Number.MAX_SAFE_INTEGER));
    say(changes.day(stop.name));
  };
  const lasting = (text: string): void => {
    const minutes = Math.round(Number(text));
    const known = text.trim() !== '' && minutes > 0 && minutes <= longest;
    store.change(changes.minutes(stop.name), () => stopLasting(stop.id, known ? minutes : undefined));
  };
  return (
    <Edit>
      <Field>
        <span>{words.day}</span>
        <select value={present} onChange={({ target }) => putOn(target.value)}>
          <option value="">{words.none}</option>
          {days.map(({ day }, index) => (
            <option key={day.id} value={day.id}>
              {dayTitle(day, index)}
            </option>
          ))}
        </select>
      </Field>
      <Field>
        <span>{words.at}</span>
        <TypedField
          type="time"
          value={stop.at ?? ''}
          onSet={(at, edit) => store.change(changes.time(stop.name), () => stopTimed(stop.id, at), edit)}
        />
      </Field>
      <Field>
        <span>{words.minutes}</span>
        <input
          type="number"
          inputMode="numeric"
          min={5}
          max={longest}
          step={5}
          defaultValue={stop.minutes ?? ''}
          placeholder={usual === undefined ? undefined : words.usual(usual)}
          onBlur={({ target }) => {
            if (target.value !== String(stop.minutes ?? '')) lasting(target.value);
          }}
        />
      </Field>
      <Locked>
        <input
          type="checkbox"
          checked={stop.locked ?? false}
          onChange={({ target }) => store.change(changes.locked(stop.name), () => stopLocked(stop.id, target.checked))}
        />
        <span>{words.locked}</span>
      </Locked>
      <Button
        kind="danger"
        onClick={() => {
          store.change(changes.removed(stop.name), () => stopRemoved(stop.id));
          say(changes.removed(stop.name));
        }}
      >
        {words.remove}
      </Button>
    </Edit>
  );
}
