import { otherEventsRate, samplingRates } from './constants';

/** Share of the events of this name that is recorded, from 0 to 1 (specification, section 9). */
function samplingRate(name: string): number {
  return Object.hasOwn(samplingRates, name) ? (samplingRates[name] ?? otherEventsRate) : otherEventsRate;
}

/** @param draw a number from 0 (inclusive) to 1 (exclusive), as from `Math.random` */
export function isSampled(name: string, draw: number): boolean {
  return draw < samplingRate(name);
}
