import { collectorLimits, eventLimits, type AnalyticsEvent } from '@odysseus/contract';

export type EventParameters = Readonly<Record<string, string | number | boolean>>;

/** Cuts to `length` UTF-16 units, never through the middle of a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? length - 1 : length);
}

function cutValue(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'number' || typeof value === 'bigint') return cut(String(value), eventLimits.valueLength);
  if (typeof value === 'string') return cut(value, eventLimits.valueLength);
  return typeof value === 'object' && value !== null ? cut(JSON.stringify(value), eventLimits.valueLength) : undefined;
}

function cutParameters(parameters: Readonly<Record<string, unknown>>): [string, string | number | boolean][] {
  return Object.entries(parameters).flatMap(([key, value]) => {
    const cutKey = cut(key, eventLimits.keyLength);
    const kept = cutValue(value);
    return cutKey === '' || kept === undefined ? [] : [[cutKey, kept] as [string, string | number | boolean]];
  });
}

/**
 * Brings an event to the limits of the specification (section 9) and of the collector.
 * The context always wins over a parameter of the same name, and parameters in excess of the collector's number are
 * left out, the last first.
 * @returns undefined when nothing is left of the name
 */
export function cutEvent(
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  context: Readonly<Record<string, unknown>> = {},
): AnalyticsEvent | undefined {
  const cutName = cut(name.trim(), eventLimits.nameLength);
  if (cutName === '') return undefined;
  const attached = cutParameters(context);
  const taken = new Set(attached.map(([key]) => key));
  const own = cutParameters(parameters).filter(([key]) => !taken.has(key));
  const room = Math.max(0, collectorLimits.parametersPerEvent - attached.length);
  return { name: cutName, parameters: Object.fromEntries([...own.slice(0, room), ...attached]) };
}
