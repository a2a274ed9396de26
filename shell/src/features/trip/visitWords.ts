import { hoursText, shortDate, weekdayName, type VisitState } from '@odysseus/model/trip';
import type { CivilDate } from '@odysseus/contract/time';
import { tripCopy } from './copy';

/** A way out of a clash, by one press. */
export type Remedy = { readonly to: 'day'; readonly date: CivilDate } | { readonly to: 'time'; readonly at: string };

export interface VisitWords {
  /** `clash`: it can't be visited so. */
  readonly tone: 'fine' | 'quiet' | 'clash';
  readonly text: string;
  /** What else there is to say. */
  readonly hint?: string | undefined;
  readonly remedy?: Remedy | undefined;
}

/** What is said of a visit's hours; nothing where there are none. @param general whether the hours are known in general alone */
export function visitWords(state: VisitState, general: boolean, date: CivilDate | undefined): VisitWords | undefined {
  const { visit } = tripCopy;
  switch (state.is) {
    case 'always':
      return undefined;
    case 'undated':
      return { tone: 'quiet', text: visit.undated };
    case 'unknown':
      return { tone: 'quiet', text: visit.unknown };
    case 'shut':
      return { tone: 'clash', text: visit.shut };
    case 'open': {
      const hours = hoursText(state.openings);
      return { tone: 'fine', text: hours === 'open all day' ? visit.allDay(general) : visit.open(hours, general) };
    }
    case 'closed': {
      const { otherDay, nextOpen } = state;
      return {
        tone: 'clash',
        text:
          state.everyWeek || date === undefined
            ? visit.weekly(weekdayName(state.weekday), general)
            : visit.once(shortDate(date), general),
        hint: otherDay === undefined && nextOpen !== undefined ? visit.opensAgain(shortDate(nextOpen)) : undefined,
        remedy: otherDay === undefined ? undefined : { to: 'day', date: otherDay },
      };
    }
    case 'early':
      return { tone: 'clash', text: visit.early(hoursText(state.openings)), remedy: timeRemedy(state.instead) };
    case 'late':
      return { tone: 'clash', text: visit.lateThen(hoursText(state.openings)), remedy: timeRemedy(state.instead) };
    case 'tooLong':
      return {
        tone: 'clash',
        text: visit.tooLong(state.closes, tripCopy.stop.lasting(state.minutesLeft)),
        remedy: timeRemedy(state.instead),
      };
  }
}

function timeRemedy(at: string | undefined): Remedy | undefined {
  return at === undefined ? undefined : { to: 'time', at };
}
