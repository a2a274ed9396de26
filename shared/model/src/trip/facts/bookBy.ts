import type { TripPlace } from '@odysseus/contract';
import { addDays, type CivilDate } from '@odysseus/contract/time';

/** When tickets of a visit are to be had. */
export interface BookBy {
  readonly required: boolean;
  readonly url?: string | undefined;
  /** 'a week ahead', in the guide's words; where no day can be told. */
  readonly leadTime?: string | undefined;
  /** The day on which slots of the visit's date go on sale; absent without a date, or where the guide does not know. */
  readonly on?: CivilDate | undefined;
  /** `HH:MM`, city time. */
  readonly at?: string | undefined;
}

/** What has to be booked for a visit, and from when it can be; nothing where no booking helps. */
export function bookBy({ booking }: Pick<TripPlace, 'booking'>, date: CivilDate | undefined): BookBy | undefined {
  if (!booking || (booking.needed !== 'advised' && booking.needed !== 'required')) return undefined;
  const { needed, url, leadTime, opens } = booking;
  return {
    required: needed === 'required',
    url,
    leadTime,
    ...(date !== undefined && opens ? { on: addDays(date, -opens.daysBefore), at: opens.at } : {}),
  };
}
