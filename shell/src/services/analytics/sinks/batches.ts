import { collectorLimits, type AnalyticsEvent, type EventBatch } from '@odysseus/contract';

/** Length in UTF-8 of a text without lone surrogates. */
function byteLength(text: string): number {
  return new Blob([text]).size;
}

const envelopeBytes = byteLength(JSON.stringify({ events: [] } satisfies EventBatch));

/**
 * How many of the first events fit into one call, by number and by bytes. At least one when there is one: a single
 * event within its limits always fits.
 */
export function batchLength(events: readonly AnalyticsEvent[]): number {
  let bytes = envelopeBytes;
  let count = 0;
  for (const event of events) {
    bytes += byteLength(JSON.stringify(event)) + 1;
    if (count > 0 && (count >= collectorLimits.eventsPerBatch || bytes > collectorLimits.bodyBytes)) break;
    count += 1;
  }
  return count;
}
