import { formatDate, formatDay, type CivilDate } from '@odysseus/model';

const opens = (usual: boolean) => (usual ? 'usually open' : 'open');
const hour = (at: string | undefined, city: string) =>
  at === undefined ? '; the hour is not told' : ` at ${at} (${city} time)`;

/** Words on the day of a visit: when its slots go on sale, and what one is reminded of. */
export const bookingCopy = {
  day: 'Day of your visit',
  arrival: 'Day of your arrival',
  state: {
    past: 'That day is over. Choose another.',
    open: (visit: CivilDate, usual: boolean) =>
      usual ? `Slots for ${formatDay(visit)} are usually on sale now.` : `Slots for ${formatDay(visit)} are open now.`,
    today: (visit: CivilDate, usual: boolean) =>
      `Slots for ${formatDay(visit)} ${opens(usual)} today; the hour is not told.`,
    ahead: (visit: CivilDate, on: CivilDate, at: string | undefined, city: string, usual: boolean) =>
      `Slots for ${formatDay(visit)} ${opens(usual)} on ${formatDate(on)}${hour(at, city)}.`,
    soon: (visit: CivilDate, at: string | undefined, city: string, usual: boolean) =>
      `Slots for ${formatDay(visit)} ${opens(usual)} today${hour(at, city)}: too close for a reminder.`,
  },
  fromPasses: (arrival: CivilDate) => `Use ${formatDate(arrival)}, the first day in your pass plan`,
  fromTrip: (day: CivilDate) => `Use ${formatDate(day)}, its day in your trip`,
  remind: 'Remind me',
  calendar: 'Add to your calendar',
  copy: 'Copy as text',
  copied: 'Copied',
  byHand: 'Select the text above and copy it',
  eventTitle: (name: string, visit: CivilDate) => `Book ${name} for ${formatDay(visit)}`,
  eventNotes: (sentence: string, seller: string) => `${sentence}\nOfficial seller: ${seller}`,
  text: (title: string, sentence: string, seller: string | undefined) =>
    [`${title}.`, sentence, seller].filter(Boolean).join(' '),
} as const;
