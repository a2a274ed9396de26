import {
  addDays,
  cityClock,
  clockText,
  dayMinutes,
  dayNumber,
  dayOfCalendar,
  isGeneral,
  daysBetween,
  monthName,
  openingAt,
  openingsOn,
  weekdayName,
  weekdayOf,
  weekdayStates,
  type CivilDate,
  type Opening,
} from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import type { Fact } from '../types';
import { minuteOfPart, type Moment } from '../understanding/moment';
import type { Question } from '../understanding/question';
import { placeFact, workedOut } from './placeFacts';

/** When a place is open on one day, and whether at the minute that was asked about. */
export interface OpeningAsked {
  readonly state: 'open' | 'closed' | 'unknown';
  /** Those that begin on the day. */
  readonly spans: readonly Opening[];
  /** The one that holds the minute, which may have begun the night before. */
  readonly span?: Opening | undefined;
  /** Shut for works, or private: no hours and a note that says so. */
  readonly shut: boolean;
}

/** `09:30`; the end of a day is its midnight. */
function minuteWords(minute: number): string {
  return minute === dayMinutes ? 'midnight' : clockText(minute);
}

/** 'today', 'tomorrow', 'on Tuesday 24 November', and with the year where it is another one. */
export function dayWords(date: CivilDate, today: CivilDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return `on ${dateWords(date, today)}`;
}

/** 'Tuesday 24 November' */
export function dateWords(date: CivilDate, today: CivilDate): string {
  const [year = '', month = '1', number = '1'] = date.split('-');
  return `${weekdayName(weekdayOf(dayNumber(date)))} ${Number(number)} ${monthName(Number(month))}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

/** When a place opens on a day. @param minute where a time was asked about */
export function openingOn(place: CorpusPlace, date: CivilDate, minute?: number): OpeningAsked {
  const shut = isShut(place);
  if (!place.calendar) return { state: shut ? 'closed' : 'unknown', spans: [], shut };
  const index = dayOfCalendar(place.calendar, date);
  if (index === undefined) return { state: 'unknown', spans: [], shut };
  const spans = openingsOn(place.calendar, index);
  if (minute === undefined) return { state: spans.length > 0 ? 'open' : 'closed', spans, shut };
  // Midnight at the end of a day is the first minute of the next.
  const span = openingAt(place.calendar, index, minute);
  return { state: span ? 'open' : 'closed', spans, span, shut };
}

/** Minutes between a time of a day and the nearest minute at which a place is open on it; 0 where it is open then. */
export function minutesFromOpening(place: CorpusPlace, date: CivilDate, minute: number): number {
  return Math.min(
    ...openingOn(place, date).spans.map(([from, to]) => Math.max(from - minute, minute - to, 0)),
    Number.POSITIVE_INFINITY,
  );
}

/** Whether nobody gets in: it is private, or shut for works or for good. */
export function isShut({ shut }: Pick<CorpusPlace, 'shut'>): boolean {
  return shut === true;
}

/** The day and minute that a question is about, in the city's time. */
export function askedTime(
  guide: Guide,
  moment: Moment,
  now: Date,
): {
  readonly today: CivilDate;
  readonly date: CivilDate;
  readonly minute: number | undefined;
  readonly nowMinute: number;
} {
  const { date: today, minute: nowMinute } = cityClock(guide.city.timezone, now);
  const date = moment.date ?? today;
  const wholeDay = moment.date !== undefined && moment.minute === undefined && moment.part === undefined && !moment.now;
  const minute =
    moment.minute ??
    (moment.now ? nowMinute : moment.part ? minuteOfPart[moment.part] : wholeDay ? undefined : nowMinute);
  return { today, date, minute, nowMinute };
}

/** '09:00 to 18:00', '12:00 to 14:30 and 19:00 to 22:30', 'all day' */
export function spanWords(spans: readonly Opening[]): string {
  return spans
    .map(([from, to]) => (to - from >= dayMinutes ? 'all day and night' : `${clockText(from)} to ${clockText(to)}`))
    .join(' and ');
}

/** Why it is shut on that day: its weekly closing day, or a feast. */
function reasonOf(guide: Guide, place: CorpusPlace, date: CivilDate): string {
  const weekday = weekdayOf(dayNumber(date));
  if (place.calendar && weekdayStates(place.calendar)[weekday - 1] === false)
    return `, as it is every ${weekdayName(weekday)}`;
  const holiday = guide.corpus.holidays.find((known) => known.date === date);
  return holiday ? `, for ${holiday.name}` : '';
}

/** The next day from a date on which it opens, and when. */
function nextOpening(
  place: CorpusPlace,
  date: CivilDate,
): { readonly date: CivilDate; readonly spans: readonly Opening[] } | undefined {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const next = addDays(date, ahead);
    const { state, spans } = openingOn(place, next);
    if (state === 'open') return { date: next, spans };
  }
  return undefined;
}

/** What a question asks of a door: 'neither' where 'yes' or 'no' would answer nothing. */
export type AsksOf = 'open' | 'closed' | 'neither';

/** Whether a question asks if something is open or if it is closed: 'open or closed?' and 'until when?' ask neither. */
export function asksOf({ words, has, says }: Pick<Question, 'words' | 'has' | 'says'>): AsksOf {
  const closed = has('close', 'closed', 'shut') && !says('close to', 'close by');
  const open = has('open', 'opened');
  if (/^(when|what|until|how|which|where)$/.test(words[0] ?? '') || (open && closed)) return 'neither';
  return closed ? 'closed' : 'open';
}

/** A sentence on whether a place is open at the time asked about, and the fact that bears it. */
export function openingSentence(
  guide: Guide,
  place: CorpusPlace,
  moment: Moment,
  now: Date,
  asks: AsksOf = 'neither',
): { readonly text: string; readonly fact: Fact | undefined; readonly state: OpeningAsked['state'] } {
  const { today, date, minute, nowMinute } = askedTime(guide, moment, now);
  const opening = openingOn(place, date, minute);
  const fact = placeFact(guide.city.key, place, 'hours') ?? placeFact(guide.city.key, place, 'summary');
  const name = guide.the(place);
  const usual = isGeneral(place, 'hours') && !opening.shut && opening.state !== 'unknown';
  const text = answering(usual ? usually(sentenceFor()) : sentenceFor(), asks);
  return { text, fact: fact && workedOut(fact, text), state: opening.state };

  function sentenceFor(): string {
    const day = dayWords(date, today);
    if (opening.shut) return `No, ${name} is shut: ${lowerFirst(place.hoursNote ?? 'it can not be visited')}.`;
    if (opening.state === 'unknown')
      return place.calendar
        ? `I don't know the hours of ${name} that far ahead.`
        : `The guide gives no regular opening hours for ${name}${place.hoursNote ? `: ${lowerFirst(place.hoursNote)}` : ''}.`;
    const isNow = date === today && minute === nowMinute;
    if (opening.state === 'open' && opening.span) {
      const until = opening.span[1] - opening.span[0] >= dayMinutes ? '' : ` until ${clockText(opening.span[1])}`;
      const left = opening.span[1] - (minute ?? 0);
      return isNow
        ? `Yes, ${name} is open now${until}${left <= 60 ? `, so it closes in ${left} minutes` : ''}.`
        : `Yes, ${name} is open ${day} at ${minuteWords(minute ?? 0)}${until && `,${until}`}.`;
    }
    if (opening.state === 'open') return `Yes, ${name} is open ${day}, ${spanWords(opening.spans)}.`;
    const later = opening.spans.find(([from]) => minute !== undefined && from > minute);
    if (later)
      return `No, ${name} is closed ${isNow ? 'now' : `${day} at ${minuteWords(minute ?? 0)}`}; it opens ${isNow ? 'today' : 'that day'} at ${clockText(later[0])} and closes at ${clockText(later[1])}.`;
    if (opening.spans.length > 0)
      return `No, ${name} is closed ${isNow ? 'now' : `${day} at ${minuteWords(minute ?? 0)}`}; its hours ${isNow ? 'today are' : 'that day are'} ${spanWords(opening.spans)}.`;
    const next = nextOpening(place, date);
    return `No, ${name} is closed ${day}${reasonOf(guide, place, date)}${next ? `; it opens again ${dayWords(next.date, today)}, ${spanWords(next.spans)}` : ''}.`;
  }
}

/** The same sentence of hours that are known in general alone. */
function usually(text: string): string {
  return text.replace(/ is (open|closed)\b/, ' is usually $1');
}

/** The same sentence with the yes or no that answers the question, or without either. @param text answers whether it is open */
function answering(text: string, asks: AsksOf): string {
  if (asks === 'open') return text;
  return text.replace(/^(Yes|No), (.)/, (_, word: string, letter: string) =>
    asks === 'neither' ? letter.toUpperCase() : `${word === 'Yes' ? 'No' : 'Yes'}, ${letter}`,
  );
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+\b/.test(text) &&
    !/^(I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      text,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Open today until 18:00', as a card shows it. */
export function shortHours(guide: Guide, place: CorpusPlace, moment: Moment, now: Date): string | undefined {
  const { today, date, minute } = askedTime(guide, moment, now);
  const opening = openingOn(place, date, minute);
  if (opening.shut) return place.hoursNote;
  if (opening.state === 'unknown') return undefined;
  const day = upperFirst(dayWords(date, today));
  const short = shortState();
  return isGeneral(place, 'hours') ? `Usually ${lowerFirst(short)}` : short;

  function shortState(): string {
    if (opening.spans.length === 0 && !opening.span) return `Closed ${dayWords(date, today)}`;
    if (opening.state === 'open' && opening.span)
      return opening.span[1] - opening.span[0] >= dayMinutes
        ? 'Always open'
        : `Open ${date === today ? '' : `${dayWords(date, today)} `}until ${clockText(opening.span[1])}`;
    return `${day} ${spanWords(opening.spans)}`;
  }
}
