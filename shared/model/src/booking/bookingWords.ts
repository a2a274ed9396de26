import type { CivilDate } from '@odysseus/contract/time';
import { shortDate } from '../time/shortDate';
import type { BookBy } from './bookBy';
import { bookByCopy } from './copy';

export interface BookingWords {
  /** What is to be done by which day: 'Book by Tue 17 Nov: already late'. */
  readonly deadline?: string | undefined;
  /** Whether that day is over. */
  readonly late: boolean;
  /** What else there is to say: 'Must be booked, on sale since Thu 12 Nov'. */
  readonly told: string;
}

/** What is said of a visit's booking. Before its slots are on sale nobody can be late. */
export function bookingWords({ required, on, at, by, leadTime }: BookBy, today: CivilDate): BookingWords {
  const ahead = on !== undefined && on > today;
  const late = !ahead && by !== undefined && by < today;
  const needed = required ? bookByCopy.must : bookByCopy.should;
  const sale =
    on === undefined ? undefined : ahead ? bookByCopy.opens(shortDate(on), at) : bookByCopy.opened(shortDate(on));
  return {
    deadline: ahead || by === undefined ? undefined : bookByCopy.by(shortDate(by), late),
    late,
    told: sale === undefined ? [needed, leadTime].filter(Boolean).join(': ') : `${needed}, ${sale}`,
  };
}

/** The same in one sentence or two, as a note has it. */
export function bookingText(booking: BookBy, today: CivilDate): string {
  const { deadline, told } = bookingWords(booking, today);
  return [deadline, told].filter(Boolean).join('. ');
}
