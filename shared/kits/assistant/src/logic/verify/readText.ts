import { datedWeekdays, daysOf, type DayMention } from './calendarWords';
import { comparableText } from './comparableText';
import { faresOf, type Fare } from './wrongFares';
import { quantitiesOf, type Quantity } from './quantities';
import { closedTimes, scheduleOf, type Stretch } from './schedule';
import { tokensOf, type Token } from './tokens';

/** A text with everything in it that can be checked. */
export interface ReadText {
  readonly tokens: readonly Token[];
  readonly days: readonly DayMention[];
  readonly quantities: readonly Quantity[];
  readonly schedule: readonly Stretch[];
  readonly fares: readonly Fare[];
  /** Times at or until which something is said to be closed. */
  readonly closed: readonly string[];
  /** `0 11-30`: Monday 30 November. */
  readonly dated: readonly string[];
}

export const readText = (text: string): ReadText => readTokens(tokensOf(comparableText(text)));

/** Reads a part of a text that is in tokens already. */
export function readTokens(tokens: readonly Token[]): ReadText {
  const days = daysOf(tokens);
  const quantities = quantitiesOf(tokens, days);
  return {
    tokens,
    days,
    quantities,
    schedule: scheduleOf(tokens, days, quantities),
    fares: faresOf(tokens, quantities),
    closed: closedTimes(tokens, quantities),
    dated: datedWeekdays(days),
  };
}
