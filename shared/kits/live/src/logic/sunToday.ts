import { getTimes, addTime } from 'suncalc';
import { cityMoment, type CityMoment } from './cityMoment';
import type { CompiledLive } from './compiledLive';
import { readProvenance, type Provenance } from './provenance';

/** A stretch of city time, `HH:MM`. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

export interface SunToday {
  readonly sunrise: string;
  readonly sunset: string;
  /** The sun stands below 6 degrees, morning and evening. */
  readonly golden: readonly [Stretch, Stretch];
  /** The sun stands 4 to 8 degrees under the horizon: the sky is blue and the lamps are lit. */
  readonly blue: readonly [Stretch, Stretch];
  /** What the light is at this moment. */
  readonly phase: 'night' | 'blue' | 'twilight' | 'golden' | 'day';
  /** What comes next today, and in how many minutes. */
  readonly next:
    | {
        readonly what: 'sunrise' | 'golden' | 'sunset' | 'blue' | 'dark';
        readonly at: string;
        readonly minutes: number;
      }
    | undefined;
  /** Lit things, with whether they are lit now. */
  readonly lights: readonly {
    readonly name: string;
    readonly text: string;
    readonly lit: boolean;
    readonly until: string | undefined;
    readonly provenance: Provenance;
  }[];
  readonly provenance: Provenance;
}

// Altitudes of the blue hour; the library knows the others.
addTime(-4, 'blueMorningEnd', 'blueEvening');
addTime(-8, 'blueMorning', 'blueEveningEnd');

/** The sun and the lamps of a city on the day of a moment; nothing where the sun neither rises nor sets. */
export function sunToday(
  { city, lights }: Pick<CompiledLive, 'city' | 'lights'>,
  now: Date,
  moment: CityMoment,
): SunToday | undefined {
  const [latitude, longitude] = city.centre;
  // Noon of the city's date: the sun's day is then the calendar's.
  const times = getTimes(new Date(Date.parse(`${moment.date}T12:00:00Z`)), latitude, longitude);
  const at = (name: string): Date | undefined => (times[name] instanceof Date ? times[name] : undefined);
  const [sunrise, sunset, goldenEnd, golden] = [at('sunrise'), at('sunset'), at('goldenHourEnd'), at('goldenHour')];
  const [blue1, blue1End, blue2, blue2End] = [
    at('blueMorning'),
    at('blueMorningEnd'),
    at('blueEvening'),
    at('blueEveningEnd'),
  ];
  if (!sunrise || !sunset || !goldenEnd || !golden || !blue1 || !blue1End || !blue2 || !blue2End) return undefined;
  const clock = (time: Date) => cityMoment(city.timezone, time).clock;
  const stretch = (from: Date, to: Date): Stretch => ({ from: clock(from), to: clock(to) });
  const coming = (
    [
      ['sunrise', sunrise],
      ['golden', golden],
      ['sunset', sunset],
      ['blue', blue2],
      ['dark', blue2End],
    ] as const
  )
    // By whole minutes, as clocks tell them: what is due this minute has come.
    .find(([, time]) => Math.floor(time.getTime() / 60_000) > Math.floor(now.getTime() / 60_000));
  const within = (from: Date, to: Date) => from <= now && now < to;
  return {
    sunrise: clock(sunrise),
    sunset: clock(sunset),
    golden: [stretch(sunrise, goldenEnd), stretch(golden, sunset)],
    blue: [stretch(blue1, blue1End), stretch(blue2, blue2End)],
    phase:
      within(blue1, blue1End) || within(blue2, blue2End)
        ? 'blue'
        : within(goldenEnd, golden)
          ? 'day'
          : within(sunrise, sunset)
            ? 'golden'
            : within(blue1End, blue2)
              ? 'twilight'
              : 'night',
    next: coming
      ? { what: coming[0], at: clock(coming[1]), minutes: minuteCount(coming[1]) - minuteCount(now) }
      : undefined,
    lights: lights.map(({ name, text, until, known, links }) => ({
      name,
      text,
      until,
      lit: isLit(until, moment.clock, clock(sunset), clock(sunrise)),
      provenance: readProvenance('planned', { known, links }),
    })),
    provenance: { kind: 'calculated', basis: 'sun' },
  };
}

/** Whole minutes, as clocks show them: what is told to be so far off is so by the clock beside it. */
function minuteCount(time: Date): number {
  return Math.floor(time.getTime() / 60_000);
}

/** Lit from sunset until its hour, which may lie after midnight, or until sunrise. */
function isLit(until: string | undefined, clock: string, sunset: string, sunrise: string): boolean {
  const end = until ?? sunrise;
  return end > sunset ? clock >= sunset && clock < end : clock >= sunset || clock < end;
}
