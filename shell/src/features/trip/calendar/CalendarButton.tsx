import { calendarFile, calendarFileType, type CalendarEvent } from '@odysseus/model/trip';
import { Button } from '@odysseus/ui';
import { tripCopy } from '../copy';
import { useTripWork } from '../TripContext';
import { saveFile } from './saveFile';

interface CalendarButtonProps {
  /** Of the file, and of what is in it: 'My trip', 'Tuesday 1 Dec'. */
  readonly title: string;
  readonly label: string;
  /** Made when they are wanted. */
  readonly events: () => readonly CalendarEvent[];
}

/** Gives a day, or the whole trip, to the device's calendar. */
export function CalendarButton({ title, label, events }: CalendarButtonProps) {
  const { say } = useTripWork();
  const { calendar: words } = tripCopy;
  const save = (): void => {
    const found = events();
    if (found.length === 0) {
      say(words.needsDates);
      return;
    }
    saveFile(`${title}.ics`, calendarFileType, calendarFile(found, Date.now()));
    say(words.saved(found.length));
  };
  return (
    <Button kind="secondary" onClick={save}>
      {label}
    </Button>
  );
}
