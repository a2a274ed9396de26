import type { Board } from './shownBoard';
import { liveCopy } from './copy';
import type { Crowd } from './crowds';
import type { DayItem } from './dayItems';
import { isOpen, minutesUntil, type PlaceRow } from './placeRows';

/** The rest of the board, from which the advice is drawn. */
type AdviceSources = Omit<Board, 'advice' | 'ahead'>;

/** Sentences, and their characters together, that fit on a phone at a glance and leave room for the first tiles. */
const most = 3;
const mostCharacters = 270;
/** Characters up to which an event of today is told in words; a longer one by its name, as the day's section tells the rest. */
const shortEvent = 150;
/** The advice looks this far ahead, in minutes. */
const horizon = 180;
/** Minutes that a visit takes at least: nobody is sent to a door that is about to shut. */
const visit = 90;
/** Great sights that close within the hour up to which each is named. */
const mostNamed = 3;

/** What a friend in the city would say of the next three hours, in at most three sentences, the most pressing first. */
export function adviceOf(sources: AdviceSources): readonly string[] {
  const inOrder = [
    // What endangers.
    warningSentence,
    // What stops somebody.
    tripSentence,
    strikeSentence,
    lineSentence,
    // What changes the day.
    holidaySentence,
    eventSentence,
    rainSentence,
    hoursSentence,
    // What is merely good to know.
    weeklySentence,
    crowdSentence,
    lightSentence,
  ].map((sentenceOf) => sentenceOf(sources));
  return inOrder.reduce<readonly string[]>((told, sentence) => {
    if (sentence === undefined || told.length === most) return told;
    // The most pressing is told whole; after it what is too long gives way to what is less pressing and short.
    const fits = [...told, sentence].join('').length <= mostCharacters;
    return told.length === 0 || fits ? [...told, sentence] : told;
  }, []);
}

function holidaySentence({ today, rows, moment }: AdviceSources): string | undefined {
  const holiday = today.find(({ kind }) => kind === 'holiday');
  if (!holiday) return undefined;
  const shut = rows.filter(
    ({ state }) => state.is === 'closed' && (state.reason.kind === 'holiday' || state.reason.kind === 'date'),
  ).length;
  return moment.minute < 19 * 60 ? liveCopy.advice.holiday(holiday.name, moment.weekday, shut) : undefined;
}

function tripSentence({ tripAlerts }: AdviceSources): string | undefined {
  const [first] = tripAlerts;
  if (first?.severity !== 'stop') return undefined;
  const { alternative } = first;
  return alternative ? `${first.text} ${liveCopy.advice.instead(alternative)}` : first.text;
}

function warningSentence({ warnings: [worst] }: AdviceSources): string | undefined {
  const { severity, headline } = worst?.alert ?? {};
  return headline !== undefined && (severity === 'extreme' || severity === 'severe')
    ? liveCopy.advice.warning(headline)
    : undefined;
}

/** What is announced for this very day: a strike, a march. */
function strikeSentence({ today }: AdviceSources): string | undefined {
  return announced(today.find(({ kind }) => kind === 'strike' || kind === 'demonstration'));
}

function eventSentence({ today }: AdviceSources): string | undefined {
  return announced(today.find(({ kind, from, until, settled }) => kind === 'event' && from === until && settled));
}

function announced(item: DayItem | undefined): string | undefined {
  if (!item) return undefined;
  const whole = liveCopy.advice.event(item.name, item.text.split(/(?<=\.) /)[0] ?? item.text);
  return whole.length <= shortEvent ? whole : liveCopy.advice.eventByName(item.name);
}

function lineSentence({ transit }: AdviceSources): string | undefined {
  if (transit.provenance?.stale) return undefined;
  const names =
    transit.lines?.filter(({ status }) => status === 'interrupted').map(({ name }) => liveCopy.lineName(name)) ?? [];
  return names.length > 0 ? liveCopy.advice.interrupted(names) : undefined;
}

function rainSentence({ weather, moment }: AdviceSources): string | undefined {
  if (weather.is !== 'forecast' || !weather.rain || weather.provenance.stale) return undefined;
  const night = moment.minute >= 22 * 60 || moment.minute < 6 * 60;
  return weather.rain.now
    ? liveCopy.advice.raining(weather.rain.to, night)
    : liveCopy.advice.rain(weather.rain.from, weather.rain.to, night);
}

function hoursSentence({ rows, moment, crowds }: AdviceSources): string | undefined {
  const known = rows.filter((row) => row.known || row.inTrip);
  if (!known.some(isOpen)) return nightSentence(known, rows);
  if (moment.minute < 8 * 60) {
    const first = firstToOpen(known);
    return first ? liveCopy.advice.early(first.name, first.at) : undefined;
  }
  const closing = rows.filter(({ state, inTrip }) => state.is === 'closing' && !inTrip);
  const great = closing.filter((row) => row.known).map(({ place }) => place);
  if (great.length > 0) {
    // Of many the best known are named; whatever else closes only counts, for it stands in the list.
    const fame = new Map(crowds.map(({ place }, index) => [place.id, index]));
    const rank = ({ id }: { readonly id: string }) => fame.get(id) ?? fame.size;
    const named = great.length > mostNamed ? [...great].sort((a, b) => rank(a) - rank(b)) : great;
    return liveCopy.advice.closing(
      named.slice(0, great.length > mostNamed ? 2 : mostNamed).map(({ name }) => name),
      great.length,
      closing.length - great.length,
    );
  }
  if (moment.minute < 17 * 60 + 30) return undefined;
  const late = known.filter(({ state }) => state.is === 'open' && state.until !== undefined && state.until >= '20:00');
  return late.length > 0
    ? liveCopy.advice.late(
        late
          .slice(0, 2)
          .map(({ place, state }) => ({ name: place.name, until: state.is === 'open' ? state.until : undefined })),
      )
    : undefined;
}

/** Which of the best known are shut because of the weekday, as long as the day is young enough to plan around it. */
function weeklySentence({ rows, moment }: AdviceSources): string | undefined {
  const shut = rows
    .filter(({ known, inTrip, state }) => known && !inTrip && state.is === 'closed' && state.reason.kind === 'weekly')
    .map(({ place }) => place.name);
  return shut.length > 0 && moment.minute < 16 * 60 ? liveCopy.advice.weekly(moment.weekday, shut) : undefined;
}

function nightSentence(known: readonly PlaceRow[], rows: readonly PlaceRow[]): string | undefined {
  const first = firstToOpen(known);
  return first ? liveCopy.advice.night(first.name, first.at, rows.filter(isOpen).length) : undefined;
}

/** The place that opens next, today or tomorrow. */
function firstToOpen(rows: readonly PlaceRow[]): { readonly name: string; readonly at: string } | undefined {
  const coming = rows.flatMap(({ place, state }) => {
    if (state.is === 'later') return [{ name: place.name, at: state.at, day: 0 }];
    return (state.is === 'done' || state.is === 'closed') && state.opens?.inDays === 1
      ? [{ name: place.name, at: state.opens.at, day: 1 }]
      : [];
  });
  return coming.sort((a, b) => a.day - b.day || a.at.localeCompare(b.at))[0];
}

function crowdSentence({ crowds, rows, moment, tripAlerts }: AdviceSources): string | undefined {
  const rowOf = new Map(rows.map((row) => [row.place.id, row]));
  // What the trip's sentence names already is not named again.
  const named = tripAlerts[0]?.alternative?.row.place.id;
  const open = crowds.filter(({ place, now }) => {
    const state = rowOf.get(place.id)?.state;
    return (
      now !== undefined &&
      place.id !== named &&
      state?.is === 'open' &&
      (state.until === undefined || minutesUntil(state.until, moment.minute) >= visit)
    );
  });
  const trip = (crowd: Crowd) => rowOf.get(crowd.place.id)?.inTrip === true;
  const quiet = open.filter(({ now }) => now !== undefined && now <= 2);
  const pick = quiet.find(trip) ?? quiet[0];
  if (pick?.now !== undefined) return liveCopy.advice.quiet(pick.place.name, pick.now);
  const full = open.find((crowd) => trip(crowd) && crowd.quieter) ?? open.find(({ quieter }) => quieter);
  return full?.quieter ? liveCopy.advice.quieter(full.place.name, full.quieter.hour) : undefined;
}

function lightSentence({ sun }: AdviceSources): string | undefined {
  if (!sun?.next || sun.next.minutes > horizon) return undefined;
  const { what, at } = sun.next;
  const [, evening] = sun.blue;
  if (what === 'sunrise') return liveCopy.advice.sunrise(at);
  if (what === 'dark') return liveCopy.advice.blue(evening.to);
  if (what === 'blue') return liveCopy.advice.blueAhead(evening.from, evening.to);
  return liveCopy.advice.sunset(sun.sunset, evening.from, evening.to);
}
