import * as z from 'zod/mini';

/** Specification, section 9: limits of an analytics event. */
export const eventLimits = { nameLength: 40, keyLength: 40, valueLength: 100 } as const;

/** Bounds of the backend's own collector. */
export const collectorLimits = { eventsPerBatch: 50, parametersPerEvent: 40, bodyBytes: 64 * 1024 } as const;

const valueSchema = z.union([z.string().check(z.maxLength(eventLimits.valueLength)), z.number(), z.boolean()]);

export const analyticsEventSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(eventLimits.nameLength)),
  parameters: z.record(z.string().check(z.minLength(1), z.maxLength(eventLimits.keyLength)), valueSchema),
});
/** An event as it leaves the browser: names, keys and values already cut to their limits. */
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** Body of `POST /api/events`; sent as JSON, or as `text/plain` by `sendBeacon` when the page hides. */
export const eventBatchSchema = z.strictObject({
  events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(collectorLimits.eventsPerBatch)),
});
export type EventBatch = z.infer<typeof eventBatchSchema>;
