import type { Transit } from '@odysseus/contract';
import { line } from '@odysseus/model';
import * as z from 'zod/mini';

/** Name of the file among the private ones of a release. */
export const citySourcesName = 'live-sources';

/** Key of what a city's live sources need to know, as that of a premium screen: `paris/live-sources`. */
export function citySourcesKey(city: string): string {
  return `${city}/${citySourcesName}`;
}

/** Kinds of lines, as reports name them. */
export const transitModes = [
  'metro',
  'rer',
  'tram',
  'train',
  'bus',
] as const satisfies readonly Transit['lines'][number]['mode'][];

const lineSchema = z.strictObject({
  /** As the operator's answers name it: `line:IDFM:C01371`, or the `route_id` of its GTFS, `MEA`. */
  id: z.string().check(z.minLength(1)),
  mode: z.enum(transitModes),
  /** As visitors read it on a sign: `1`, `3bis`, `A`. */
  line: z.string().check(z.regex(/^\S{1,12}$/, 'must be a line as it stands on signs, such as 3bis')),
});

const alertsSchema = z.strictObject({
  /** As MeteoAlarm's feeds name the country: `france`, `italy`, `united-kingdom`. */
  country: z
    .string()
    .check(z.regex(/^[a-z]+(-[a-z]+)*$/, "must be the country of a feed's address, such as united-kingdom")),
  /** NUTS or EMMA codes of the areas of which a visitor wants to hear, or their names where a feed has no codes. */
  areas: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});

/** The register of announced strikes that a country keeps, and what of it concerns a city. */
const strikesSchema = z.strictObject({
  /** By whose protocol it is asked: that of Italy's Ministry of Infrastructure and Transport. */
  provider: z.literal('mit'),
  /** As the register names them: `Lazio`, and the provinces `Roma`. */
  region: line(40),
  provinces: z.array(line(40)).check(z.minLength(1)),
});

const lines = z.array(lineSchema).check(z.minLength(1));

/** Who tells how trains run, by whose protocol the service asks, and the lines in the order in which they are shown. */
const transitSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('prim'), lines }),
  z.strictObject({
    provider: z.literal('gtfs-rt'),
    /** Under which name the service's configuration holds the address of the operator's alerts: `roma-mobilita`. */
    feed: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a name such as roma-mobilita')),
    /** The operator's name for visitors, and whose data it is, as its licence wants it shown. */
    operator: z.strictObject({ title: line(40), attribution: line(100), url: z.url(), licence: line(40) }),
    /** Of two letters: in which the operator's texts are taken where there are several. */
    language: z.string().check(z.regex(/^[a-z]{2}$/, 'must be a code of two letters such as it')),
    lines,
  }),
]);

/** A city's `live-sources.yaml`: what the service asks of it and where. A source that it does not name is off there. */
export const citySourcesSchema = z.strictObject({
  /** Whether a forecast is asked for, for the middle of the city. */
  weather: z.boolean(),
  transit: z.optional(transitSchema),
  alerts: z.optional(alertsSchema),
  strikes: z.optional(strikesSchema),
});
export type CitySources = z.infer<typeof citySourcesSchema>;

/**
 * The same as the service reads it from a release, which may be newer than the service: what it does not know it leaves out, and
 * a provider whose protocol it does not speak is off.
 */
export const compiledCitySourcesSchema = z.object({
  timezone: z.string(),
  /** Degrees. */
  weather: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  transit: z.optional(
    z.object({
      provider: z.string(),
      feed: z.optional(z.string()),
      operator: z.optional(z.object({ title: z.string(), attribution: z.string(), url: z.url(), licence: z.string() })),
      language: z.optional(z.string()),
      lines: z.array(z.object({ id: z.string(), mode: z.enum(transitModes), line: z.string() })),
    }),
  ),
  alerts: z.optional(z.object({ country: z.string(), areas: z.array(z.string()) })),
  strikes: z.optional(z.object({ provider: z.string(), region: z.string(), provinces: z.array(z.string()) })),
});
export type CompiledCitySources = z.infer<typeof compiledCitySourcesSchema>;
