import * as z from 'zod/mini';

/** Where live facts come from outside the guide. */
export const liveSources = ['weather', 'transit', 'alerts'] as const;
export type LiveSourceName = (typeof liveSources)[number];

const moment = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'must be a moment in UTC such as 2026-11-21T10:00:00Z'));

/** Sky as the World Meteorological Organization codes it (code table 4677, as forecasts use it). */
const weatherCode = z.int().check(z.gte(0), z.lte(99));

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2026-11-21'));

export const weatherSchema = z.object({
  /** What the forecast's model says for the running quarter of an hour; nothing of it is measured. */
  current: z.object({
    at: moment,
    /** °C */
    temperature: z.number(),
    apparent: z.number(),
    code: weatherCode,
    /** km/h */
    wind: z.number(),
    /** mm in the last hour */
    precipitation: z.number(),
  }),
  /** Forecast, hour by hour. */
  hours: z.array(
    z.object({
      at: moment,
      temperature: z.number(),
      precipitationChance: z.optional(z.number()),
      precipitation: z.number(),
      code: weatherCode,
      wind: z.number(),
    }),
  ),
  /** Forecast by day of the city's calendar. */
  days: z.optional(
    z.array(
      z.object({
        date: day,
        sunrise: moment,
        sunset: moment,
        lowest: z.number(),
        highest: z.number(),
        code: weatherCode,
      }),
    ),
  ),
});
export type Weather = z.infer<typeof weatherSchema>;

export const transitSchema = z.object({
  lines: z.array(
    z.object({
      mode: z.enum(['metro', 'rer', 'tram', 'train', 'bus']),
      /** As the signs say it: `1`, `3bis`, `A`, `T3a`. */
      line: z.string(),
      /** The worst of what is under way at this moment. */
      status: z.enum(['normal', 'works', 'disturbed', 'interrupted']),
      /** In the operator's language. What is under way, then what begins within the week. */
      messages: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          from: z.optional(moment),
          until: z.optional(moment),
          stops: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});
export type Transit = z.infer<typeof transitSchema>;

export const alertsSchema = z.object({
  alerts: z.array(
    z.object({
      id: z.string(),
      /** 'Heat', 'Wind', as the authority calls it in English. */
      event: z.string(),
      severity: z.enum(['minor', 'moderate', 'severe', 'extreme']),
      headline: z.string(),
      text: z.optional(z.string()),
      /** As the authority names them: 'Paris', 'Hauts-de-Seine'. */
      areas: z.optional(z.array(z.string())),
      from: moment,
      until: moment,
      url: z.optional(z.url()),
    }),
  ),
});
export type Alerts = z.infer<typeof alertsSchema>;

const reportOf = <Name extends LiveSourceName, Data extends z.ZodMiniType>(source: Name, data: Data) =>
  z.object({
    source: z.literal(source),
    /**
     * `off`: not configured; `waiting`: asked, not answered yet; `fresh`; `stale`: the last answer is older than it should be;
     * `failed`: there is no answer at all.
     */
    state: z.enum(['off', 'waiting', 'fresh', 'stale', 'failed']),
    /** When the answer was fetched, and until when it is worth showing. */
    fetchedAt: z.optional(moment),
    validUntil: z.optional(moment),
    /** What is wrong, for visitors. */
    trouble: z.optional(z.string()),
    /** Whose data it is; shown beside it. */
    attribution: z.optional(z.object({ text: z.string(), url: z.url(), licence: z.string() })),
    data: z.optional(data),
  });

export const liveReportSchema = z.discriminatedUnion('source', [
  reportOf('weather', weatherSchema),
  reportOf('transit', transitSchema),
  reportOf('alerts', alertsSchema),
]);
/**
 * What one source last said: data of a `report` event of `GET /api/live/{city}/stream`. A stream begins with one for each
 * source, and sends another when anything of it changes; it takes the place of the source's former one. Its `id` names the
 * report, and a board that comes back with `Last-Event-ID` gets only what has changed since.
 */
export type LiveReport = z.infer<typeof liveReportSchema>;

/** Answer of `GET /api/live/{city}`. */
export const liveAnswerSchema = z.object({ city: z.string(), reports: z.array(liveReportSchema) });
export type LiveAnswer = z.infer<typeof liveAnswerSchema>;

/**
 * Data of the `end` event: why no more reports come. After `noAccess` there is no pass; after `tokenExpired` the board asks
 * again with a new token, after `closing` in a moment.
 */
export const liveEndSchema = z.object({ reason: z.enum(['noAccess', 'tokenExpired', 'closing']) });
export type LiveEnd = z.infer<typeof liveEndSchema>;
