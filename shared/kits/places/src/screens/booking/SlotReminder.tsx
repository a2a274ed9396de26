import { calendarFile, calendarFileType } from '@odysseus/model';
import { copyText } from '@odysseus/page';
import { useState } from 'react';
import { reminderEvent } from '../../logic/reminderEvent';
import { bookingCopy } from './copy';
import { Choice, Reminder, Text } from './SlotDay.styles';

interface SlotReminderProps {
  readonly of: Parameters<typeof reminderEvent>[0];
  /** The same for whoever has no calendar. */
  readonly text: string;
}

/** A reminder as a calendar file, or as a text to copy. */
export function SlotReminder({ of, text }: SlotReminderProps) {
  const [copied, setCopied] = useState<boolean>();
  const [file, setFile] = useState<string>();
  const clipboard = (): Clipboard | undefined => (navigator as Partial<Navigator>).clipboard;
  return (
    <Reminder
      onToggle={({ currentTarget: { open } }) =>
        setFile(open ? calendarFile([reminderEvent(of, Date.now())], Date.now()) : undefined)
      }
    >
      <summary>{bookingCopy.remind}</summary>
      <Text>{text}</Text>
      {file === undefined ? null : (
        // As an address of its own, because browsers of telephones hand such a file to the calendar.
        <Choice as="a" href={`data:${calendarFileType},${encodeURIComponent(file)}`} download={`${of.title}.ics`}>
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
