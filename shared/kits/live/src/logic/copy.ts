import type { LiveReport, LiveSourceName, Strikes, Transit } from '@odysseus/contract';
import {
  clockText,
  formatDate,
  formatDay,
  isGeneral,
  lengthText,
  listWords,
  monthName,
  nameList,
  weekdayName,
  type CivilDate,
  type Reading,
  type Weekday,
} from '@odysseus/model';
import type { Alternative } from './alternative';
import type { CrowdLevel, CrowdReason } from './crowds';
import type { DayItem } from './dayItems';
import type { PlaceState } from './placeRows';
import type { Provenance } from './provenance';
import { reason, stateText } from './boardWords';
import type { SunToday } from './sunToday';

type Strike = Strikes['strikes'][number];

const strikeNames: Readonly<Record<Strike['sector'], string>> = {
  rail: 'Train strike',
  local: 'Strike in local transport',
  air: 'Strike at airports and airlines',
  sea: 'Ferry strike',
  taxi: 'Taxi strike',
  general: 'General strike',
};

const crowdWords: Readonly<Record<CrowdLevel, string>> = { 1: 'quiet', 2: 'moderate', 3: 'busy', 4: 'packed' };

const hourText = (hour: number) => clockText(hour * 60);
/** 'Line 6' of M6, 'Line A' of A; what bears a network's name keeps it: RER A. */
const lineName = (name: string) =>
  /^M\d/.test(name) ? `Line ${name.slice(1)}` : /^[A-Z]\d?$/.test(name) ? `Line ${name}` : name;

/** Before a verb that usual hours alone bear out. */
function usually(usual: boolean): string {
  return usual ? 'usually ' : '';
}

/** Of a board that nothing is reported to. */
const unread = 'Worked out from opening hours and the calendar for this minute, not from live readings.';

/** Milliseconds: 300 days. */
const farOff = 300 * 86_400_000;

/** Words of the live board's frame; everything about a city stands in its content file. */
export const liveCopy = {
  contents: 'On this page',
  loading: 'Setting up the board…',
  failed: 'The board could not be fetched',
  retry: 'Try again',
  cityTime: (city: string) => `${city} time`,
  dayName: (weekday: Weekday, date: CivilDate) =>
    `${weekdayName(weekday)} ${Number(date.slice(8))} ${monthName(Number(date.slice(5, 7)))}`,
  adviceTitle: 'The next three hours',
  nothing: 'Nothing out of the ordinary in the next three hours.',
  crowdWord: (level: CrowdLevel) => crowdWords[level],
  lineName,
  reason,
  stateText,
  provenance: {
    kinds: {
      measured: 'Measured',
      forecast: 'Forecast',
      calculated: 'Calculated',
      planned: 'Planned',
      typical: 'Typical',
    } satisfies Record<Provenance['kind'], string>,
    meanings: {
      measured: 'told by whoever runs it, as it is now',
      forecast: 'expected for the hours to come',
      calculated: 'worked out for this day and place, as sunrise is',
      planned: 'published or announced beforehand',
      typical: 'how it usually is at such a time; nobody has looked today',
    } satisfies Record<Provenance['kind'], string>,
    fetched: (age: string) => `fetched ${age}`,
    read: (how: Reading['how'], host: string, date: string) =>
      how === 'official' ? `read at ${host}, ${date}` : `read elsewhere (${host}), ${date}`,
    /**
     * Of a whole list.
     * @param usual how many entries are what is usual
     * @param read how many were read
     * @param what is usual of them
     */
    list: (usual: number, read: number, what: string) =>
      [
        ...(read > 0
          ? [`${usual > 0 ? `${read} of these ${read === 1 ? 'was' : 'were'}` : 'All of this was'} read at a source`]
          : []),
        ...(usual > 0
          ? [`${read > 0 ? `${usual} ${usual === 1 ? 'is' : 'are'}` : 'All of this is'} ${what}: confirm before you go`]
          : []),
      ].join('; '),
    usual: 'what is usual',
    usualHours: 'usual hours',
    readAt: (host: string, how: Reading['how'], from: string, to: string) =>
      `${host}${how === 'official' ? '' : ' (elsewhere)'}, ${from === to ? from : `${from} to ${to}`}`,
    stale: 'out of date',
    bases: {
      hours: 'from published hours',
      usual: 'from what is usual: confirm before you go',
      sun: 'computed from the sun',
      calendar: 'worked out from the calendar',
    } satisfies Record<NonNullable<Provenance['basis']>, string>,
  },
  /** Age of a report. A clock that is ahead of the other gives a negative one. */
  age: (minutes: number) =>
    minutes < 1
      ? 'just now'
      : minutes < 60
        ? `${minutes} min ago`
        : minutes < 48 * 60
          ? `${Math.round(minutes / 60)} h ago`
          : `${Math.round(minutes / 1440)} days ago`,
  link: {
    live: (names: readonly string[]) => `Live: ${listWords(names)}.`,
    none: unread,
    connecting: 'Looking for live reports. Until they come, all is worked out from opening hours and the calendar.',
    retrying: 'The live reports do not answer. The board goes on with what it knows, and keeps trying.',
    offline: 'You are offline. The board goes on with what it knows; reports show their age.',
    unavailable: unread,
    ended: 'Your Expert Access has ended, so no more reports come.',
    renew: 'Renew Expert Access',
  },
  sources: { weather: 'weather', transit: 'trains', alerts: 'weather warnings', strikes: 'strikes' } satisfies Record<
    LiveSourceName,
    string
  >,
  sourceState: (name: string, state: LiveReport['state'], trouble: string | undefined) =>
    state === 'failed'
      ? `No answer about ${name}${trouble ? `: ${trouble}` : '.'}`
      : `The answer about ${name} is out of date${trouble ? `: ${trouble}` : '.'}`,
  alerts: {
    title: 'In your trip today',
    closed: (name: string, why: string, usual: boolean) => `${name} is ${usually(usual)}closed today: ${why}.`,
    shut: (name: string, why: string) => `${name} is closed: ${why}.`,
    closing: (name: string, { until, lastEntry, minutes }: Extract<PlaceState, { is: 'closing' }>, usual: boolean) =>
      lastEntry === undefined
        ? `${name} ${usually(usual)}closes at ${until}, in ${lengthText(minutes)}; last entry may be earlier.`
        : `${name} ${usually(usual)}lets nobody in after ${lastEntry}, in ${lengthText(minutes)}, and closes at ${until}.`,
    early: (name: string, until: string) => `${name} closes earlier than usual today, at ${until}.`,
    /** @param doubt what of its days is not settled */
    touched: (name: string, item: string, doubt?: string) => `${name}: ${item}${doubt ? `, ${doubt}` : ''}.`,
    transit: (name: string, lines: readonly string[]) => `On the way to ${name}: ${lines.join('; ')}.`,
    otherLines: (lines: readonly string[]) =>
      lines.length > 0
        ? `${listWords(lines.map(lineName))} ${lines.length > 1 ? 'stop' : 'stops'} near by too.`
        : 'No other line stops there: take a bus, or walk from the next station.',
    weather: (name: string, event: string) => `${name} is out of doors, and there is a warning: ${event}.`,
    packed: (name: string) => `${name} is usually packed at this hour.`,
    quieter: (hour: number, level: CrowdLevel) => `Usually ${crowdWords[level]} from ${hourText(hour)}.`,
    instead: 'Instead',
    card: (name: string) => `${name} in this guide`,
    alternative: ({ row, minutes }: Alternative) => `${minutes} min on foot. ${stateText(row)}.`,
    none: 'Add places to your trip: whatever affects them today is shown here first.',
    fine: (count: number) =>
      count === 1
        ? 'Nothing gets in the way of the place in your trip today.'
        : `Nothing gets in the way of the ${count} places in your trip today.`,
    over: 'Nobody is let in any more today at what is in your trip.',
    fresh: (text: string) => `New for your trip: ${text}`,
  },
  advice: {
    holiday: (name: string, weekday: Weekday, shut: number) =>
      shut > 0
        ? `It's a public holiday, ${name}: ${shut} places of this board that usually open on a ${weekdayName(weekday)} are shut.`
        : `It's a public holiday, ${name}: shops keep Sunday hours, but most sights are open.`,
    instead: ({ row, minutes }: Alternative) =>
      `${row.place.name}, ${minutes} minutes on foot, is ${usually(isGeneral(row.place, 'hours'))}open${'until' in row.state && row.state.until !== undefined ? ` until ${row.state.until}` : ''}.`,
    warning: (headline: string) => `Official warning: ${headline}.`,
    event: (name: string, text: string) => `${name}: ${text}`,
    eventByName: (name: string) => `Today: ${name}.`,
    interrupted: (names: readonly string[]) =>
      `${listWords(names)} ${names.length > 1 ? 'are' : 'is'} interrupted: plan around ${names.length > 1 ? 'them' : 'it'}.`,
    raining: (until: string | undefined, night: boolean) =>
      `It rains${until === undefined ? ' for hours to come' : `, until about ${until}`}${night ? '.' : ': go indoors first and walk later.'}`,
    rain: (from: string, until: string | undefined, night: boolean) =>
      `Rain is forecast from ${from}${until === undefined ? '' : ` to ${until}`}${night ? '.' : ': walk now and keep a museum for then.'}`,
    night: (name: string, at: string, open: number) =>
      `The great sights are shut; the first to open is ${name}, at ${at}. ${open === 1 ? 'One place of this board is' : `${open} places of this board are`} open at this hour.`,
    early: (name: string, at: string) => `Of the great sights the first to open is ${name}, at ${at}.`,
    /**
     * @param named names of great sights, one or more
     * @param great how many there are of them
     * @param others how many other places close with them
     */
    closing: (named: readonly string[], great: number, others: number) => {
      const rest = great - named.length;
      const names = rest > 0 ? nameList([...named, `${rest} more great sights`]) : nameList(named);
      const verb = great > 1 ? 'close or have their' : 'closes or has its';
      const more = others === 0 ? '' : `, as ${others === 1 ? 'does 1 other place' : `do ${others} other places`}`;
      return `${names} ${verb} last entry within the hour${more}.`;
    },
    weekly: (weekday: Weekday, names: readonly string[]) =>
      `${weekdayName(weekday)} is the closing day of ${names.length > 3 ? `${names[0] ?? ''}, ${names[1] ?? ''} and ${names.length - 2} more of the great sights` : listWords(names)}.`,
    late: (late: readonly { readonly name: string; readonly until: string | undefined }[]) =>
      `Still open tonight: ${listWords(late.map(({ name, until }) => (until === undefined ? name : `${name} until ${until}`)))}.`,
    quiet: (name: string, level: CrowdLevel) =>
      `Usually ${level === 1 ? 'quiet' : 'not too busy'} at this hour: ${name}.`,
    quieter: (name: string, hour: number) => `Usually full now, easier from ${hourText(hour)}: ${name}.`,
    sunrise: (at: string) => `The sun rises at ${at}.`,
    sunset: (sunset: string, from: string, to: string) =>
      `The sun sets at ${sunset}; the blue hour, ${from} to ${to}, is the light for water, bridges and façades.`,
    blueAhead: (from: string, to: string) =>
      `The blue hour, ${from} to ${to}, is the light for water, bridges and façades.`,
    blue: (until: string) => `The blue hour lasts until ${until}: the light for water, bridges and façades.`,
  },
  tiles: {
    label: 'At a glance',
    open: 'Open now',
    openLine: (closing: number, shut: number) =>
      [
        closing > 0 ? `${closing} closing or last entry within the hour` : 'none closes within the hour',
        `${shut} shut today`,
      ].join(', '),
    weather: 'Weather',
    sun: 'Light',
    day: 'Today',
    crowds: 'Crowds',
    crowdsLine: (quiet: number, packed: number) => `${quiet} quiet or moderate, ${packed} packed`,
    crowdsNone: 'The great sights are shut at this hour',
    ordinaryDay: 'An ordinary day',
    degrees: (degrees: number) => `${Math.round(degrees)} °C`,
    feels: (degrees: number) => `feels like ${Math.round(degrees)} °C`,
    typicalMonth: (month: number) => `Usual for ${monthName(month)}`,
    range: (low: number, high: number) => `${Math.round(low)} to ${Math.round(high)} °C`,
    noWeather: 'Not known',
    linesNormal: 'All lines normal',
    linesTroubled: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} in trouble`,
    linesUnknown: (works: number) =>
      works > 0 ? `${works} planned ${works === 1 ? 'work' : 'works'}` : 'No works listed',
    linesUnknownLine: (works: number) => (works > 0 ? 'listed below' : 'for its lines today'),
  },
  sun: {
    title: 'Light and lamps',
    phases: {
      night: 'Night',
      blue: 'Blue hour',
      twilight: 'Twilight',
      golden: 'Golden hour',
      day: 'Daylight',
    } satisfies Record<SunToday['phase'], string>,
    next: {
      sunrise: 'sunrise',
      golden: 'golden hour',
      sunset: 'sunset',
      blue: 'blue hour',
      dark: 'dark',
    } satisfies Record<NonNullable<SunToday['next']>['what'], string>,
    nextLine: (what: string, at: string, minutes: number) => `${what} at ${at}, in ${lengthText(minutes)}`,
    tomorrow: (sunset: string) => `the sun set at ${sunset}`,
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    goldenMorning: 'Golden hour, morning',
    goldenEvening: 'Golden hour, evening',
    blueMorning: 'Blue hour, morning',
    blueEvening: 'Blue hour, evening',
    note: 'Computed from the sun for the middle of the city, for a clear sky.',
    lit: 'Lit now',
    unlit: 'Not lit now',
    until: (until: string) => `until ${until}`,
    allNight: 'all night',
  },
  places: {
    title: 'Open and closed',
    line: 'Worked out for this minute from each place’s hours. Where those are only what is usual, it says so; the end of the list tells where the others were read. Strikes and sudden closures show only where somebody announced them: look at the place’s own site before you go far.',
    filter: 'Show only',
    all: 'All',
    trip: 'My trip',
    groups: {
      trip: 'In my trip',
      closing: 'Closing or last entry within the hour',
      open: 'Open for another hour or more',
      closed: 'Closed today, and why',
      later: 'Opens later today',
      done: 'Closed for the rest of the day',
      unknown: 'Hours not known',
    },
    more: (count: number) => `Show ${count} more`,
    fewer: 'Show fewer',
    none: 'No place fits at this minute.',
    early: 'earlier than usual',
    holiday:
      'Today is a public holiday. Where a place doesn’t publish what it does on holidays, its usual hours stand here: ring before you go.',
  },
  crowds: {
    title: 'How full it usually is',
    words: (now: CrowdLevel, quieter: { readonly hour: number; readonly level: CrowdLevel } | undefined) =>
      quieter
        ? `Usually ${crowdWords[now]} now, ${crowdWords[quieter.level]} from ${hourText(quieter.hour)}`
        : `Usually ${crowdWords[now]} now`,
    shut: 'No entry at this hour',
    /** The day in words: 'From 09:00 busy, from 11:00 packed, from 16:00 busy'. */
    through: (hours: readonly { readonly hour: number; readonly level: CrowdLevel }[]) => {
      const changes = hours.filter(({ level }, index) => hours[index - 1]?.level !== level);
      return changes.length === 0
        ? 'Closed today'
        : `${changes.map(({ hour, level }, index) => `${index === 0 ? 'From' : 'from'} ${hourText(hour)} ${crowdWords[level]}`).join(', ')}, to ${hourText(((hours.at(-1)?.hour ?? 0) + 1) % 24)}.`;
    },
    reasons: {
      holiday: 'public holiday',
      schoolHoliday: 'school holidays',
      freeSunday: 'free Sunday',
      rain: 'rain forecast',
      event: 'event today',
    } satisfies Record<CrowdReason, string>,
    reckoned: (reasons: readonly string[]) => `Reckoned with: ${listWords(reasons)}`,
    key: 'Now, and quieter hours that are still to come: one bar an hour, from quiet to packed. A place unfolds to its day.',
    chart: (name: string) => `${name}, hour by hour`,
    why: 'What this rests on:',
    more: (count: number) => `Show ${count} more`,
    fewer: 'Show fewer',
  },
  weather: {
    title: 'Weather',
    chance: (percent: number) => `rain ${Math.round(percent)}%`,
    typical: (low: number, high: number, rainDays: number) =>
      `Nights about ${Math.round(low)} °C, days about ${Math.round(high)} °C, rain on ${rainDays} days of the month.`,
    look: 'For the hours to come, look here:',
  },
  transit: {
    noWorks: 'No planned works are known for today.',
    listed: (works: number) => `${works} planned ${works === 1 ? 'work' : 'works'}, listed with today’s`,
    normal: (names: readonly string[]) => `Normal: ${listWords(names)}.`,
    allNormal: 'No disturbance is announced on any line.',
    /** @param language code of two letters */
    operator: (language: string) =>
      `In the operator’s words, in ${new Intl.DisplayNames('en-GB', { type: 'language' }).of(language) ?? language}:`,
    look: 'The operator’s own page:',
    /** Where no report tells it. */
    lookNow: 'How trains run now, on the operator’s own page:',
  },
  lineStatus: (name: string, status: Transit['lines'][number]['status']) =>
    `${lineName(name)} ${({ normal: 'runs normally', works: 'has works', disturbed: 'is disturbed', interrupted: 'is interrupted' } as const)[status]}`,
  statusWords: {
    normal: 'Normal',
    works: 'Works',
    disturbed: 'Disturbed',
    interrupted: 'Interrupted',
  } satisfies Record<Transit['lines'][number]['status'], string>,
  day: {
    title: 'Today and the next 30 days',
    today: 'Today',
    ahead: 'Coming up',
    /** Over what many days have in common. */
    lasting: (count: number) =>
      count === 1 ? '1 work or closure that goes on' : `${count} works and closures that go on`,
    kinds: {
      closure: 'Closure',
      works: 'Works',
      strike: 'Strike',
      demonstration: 'Demonstration',
      event: 'Event',
      sale: 'Sales',
      schoolHoliday: 'School holidays',
      holiday: 'Public holiday',
      clocks: 'Clocks change',
      free: 'Free entry',
    } satisfies Record<DayItem['kind'], string>,
    /** Days that are far off are told with their year. */
    span: (
      { from, fromWords, until, untilWords }: Pick<DayItem, 'from' | 'fromWords' | 'until' | 'untilWords'>,
      now: Date,
    ) => {
      const told = (date: CivilDate) =>
        Math.abs(Date.parse(date) - now.getTime()) < farOff ? formatDay(date) : formatDate(date);
      return from === until
        ? told(from)
        : `${fromWords ?? told(from)} to ${untilWords ?? (until === undefined ? 'no announced end' : told(until))}`;
    },
    /** Of a date that is not settled, where its own words don't say so: works end when they end, a feast comes by habit. */
    expected: ({ kind, untilWords }: Pick<DayItem, 'kind' | 'untilWords'>) =>
      untilWords !== undefined
        ? undefined
        : kind === 'closure' || kind === 'works'
          ? 'end to be confirmed'
          : 'usual date, to be confirmed',
    over: 'over for today',
    /** Of the events of a day. */
    with: (names: readonly string[]) => `Also: ${nameList(names)}`,
    instead: 'Instead:',
    /** Of what stands in for a place that is shut for weeks or years: nobody has asked whether it is open now. */
    insteadOfShut: 'Instead, if open:',
    noStrikes: (date: string) =>
      `No strike or demonstration is known for today, as of ${date}. What was announced since stands here:`,
    /** Where a register is asked that lists strikes, but no demonstrations. */
    noneAnnounced: (date: string) =>
      `The register of strikes lists none for today. No demonstration is known, as of ${date}. What was announced since stands here:`,
    rules: 'What runs in a strike',
    nothing: 'Nothing of note today: no public holiday, no school holidays, no event in the guide’s calendar.',
    nothingAhead: 'Nothing in the guide’s calendar for the next 30 days.',
  },
  strikes: {
    /** @param city the name of the board's city */
    name: ({ sector, reach }: Pick<Strike, 'sector' | 'reach'>, city: string) =>
      `${strikeNames[sector]}, ${{ country: 'the whole country', region: 'the region', city }[reach]}`,
    text: {
      rail: 'Trains may be cancelled, those to airports too. A list of trains runs all the same: look up yours on the operator’s page on the evening before.',
      local:
        'Below the register says of whom. Where it is the company that runs the city’s metro, buses and trams, they may stop outside the guaranteed hours: look at its page on the evening before.',
      air: 'Flights may be late or cancelled. Your airline tells on its page and by message; go to the airport only once you know.',
      sea: 'Ferries and boats may not run. Look at the operator’s page on the evening before.',
      taxi: 'Taxis may be scarce. Allow time to go by train or bus.',
      general:
        'All kinds of transport may be touched, museums and schools too. Look at the operators’ pages on the evening before.',
    } satisfies Record<Strike['sector'], string>,
  },
  warnings: 'Official warnings',
  method: {
    title: 'Where this comes from',
    line: 'Every item carries one of five words.',
    basis: 'What crowds rest on',
  },
} as const;
