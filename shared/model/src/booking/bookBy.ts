import type { TripPlace } from '@odysseus/contract';
import { addDays, type CivilDate } from '@odysseus/contract/time';

/** When tickets of a visit are to be had. */
export interface BookBy {
  readonly required: boolean;
  readonly url?: string | undefined;
  /** 'a week ahead', in the guide's words. */
  readonly leadTime?: string | undefined;
  /** The day on which slots of the visit's date go on sale; absent without a date, or where the guide does not know. */
  readonly on?: CivilDate | undefined;
  /** `HH:MM`, city time. */
  readonly at?: string | undefined;
  /** The last day on which one books in time; absent without a date, or where the guide does not know. */
  readonly by?: CivilDate | undefined;
}

/**
 * What has to be booked for a visit, from when it can be and by when it should be; nothing where no booking helps, and nothing of a
 * day that is over.
 */
export function bookBy(
  { booking }: Pick<TripPlace, 'booking'>,
  date: CivilDate | undefined,
  today: CivilDate,
): BookBy | undefined {
  if (!booking || (booking.needed !== 'advised' && booking.needed !== 'required')) return undefined;
  if (date !== undefined && date < today) return undefined;
  const { needed, url, leadTime, opens, leadDays } = booking;
  return {
    required: needed === 'required',
    url,
    leadTime,
    ...(date !== undefined && opens ? { on: addDays(date, -opens.daysBefore), at: opens.at } : {}),
    ...(date !== undefined && leadDays !== undefined ? { by: addDays(date, -leadDays) } : {}),
  };
}

/** The day on which something is to be done about it: slots go on sale, or the time to book runs out; absent where nobody knows. */
export function dueDay({ on, by }: Pick<BookBy, 'on' | 'by'>, today: CivilDate): CivilDate | undefined {
  return on !== undefined && on > today ? on : (by ?? on);
}
