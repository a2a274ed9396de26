import { calendarFile, calendarFileType, type CalendarEvent } from '@odysseus/model';
import { copyText } from '@odysseus/page';
import { useState } from 'react';
import { bookingCopy } from './copy';
import { Choice, Reminder, Text } from './SlotDay.styles';

interface SlotReminderProps {
  /** Of the file. */
  readonly title: string;
  /** The same for whoever has no calendar. */
  readonly text: string;
  /** @param now milliseconds since 1970 */
  readonly eventAt: (now: number) => CalendarEvent;
}

/** A reminder as a calendar file, or as a text to copy. */
export function SlotReminder({ title, text, eventAt }: SlotReminderProps) {
  const [copied, setCopied] = useState<boolean>();
  /** When it was unfolded, in milliseconds since 1970. */
  const [asked, setAsked] = useState<number>();
  const file = asked === undefined ? undefined : calendarFile([eventAt(asked)], asked);
  const clipboard = (): Clipboard | undefined => (navigator as Partial<Navigator>).clipboard;
  return (
    <Reminder onToggle={({ currentTarget: { open } }) => setAsked(open ? Date.now() : undefined)}>
      <summary>{bookingCopy.remind}</summary>
      <Text>{text}</Text>
      {file === undefined ? null : (
        // As an address of its own, because browsers of telephones hand such a file to the calendar.
        <Choice as="a" href={`data:${calendarFileType},${encodeURIComponent(file)}`} download={`${title}.ics`}>
          {bookingCopy.calendar}
        </Choice>
      )}
      <Choice type="button" onClick={() => void copyText(text, clipboard()).then(setCopied)}>
        {bookingCopy.copy}
      </Choice>
      <span role="status">{copied === undefined ? null : copied ? bookingCopy.copied : bookingCopy.byHand}</span>
    </Reminder>
  );
}
