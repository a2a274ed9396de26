import type { LiveReport, LiveSourceName } from '@odysseus/contract';

/** What a source's answers hold. */
export type LiveData<Name extends LiveSourceName> = NonNullable<Extract<LiveReport, { source: Name }>['data']>;

/** Whose data it is, as the licence wants it shown. */
export type Attribution = NonNullable<LiveReport['attribution']>;

/** How often a provider may be asked, by all copies of the service together. */
export interface CallBudget {
  readonly perHour: number;
  readonly perDay: number;
}

/**
 * Asks a provider what several cities ask alike: one call an interval answers them all.
 * @param question names it among the provider's
 */
export type ShareAnswer = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** One kind of live facts of one city, from one provider. */
export interface LiveSourceOf<Name extends LiveSourceName> {
  readonly name: Name;
  /** Names the provider, whose budget and faults all cities share: `open-meteo`. */
  readonly provider: string;
  /** Its name for visitors: 'Open-Meteo'. */
  readonly title: string;
  readonly attribution: Attribution;
  readonly budget: CallBudget;
  /** Milliseconds from one question to the next. */
  readonly interval: number;
  /** Milliseconds for which an answer is worth showing. */
  readonly validFor: number;
  /** Whether it asks what other cities ask as well; `read` then asks through `share`, and nowhere else. */
  readonly shared?: boolean;
  /**
   * Asks the provider once.
   * @param now milliseconds since 1970; an answer of quite another time is refused
   * @throws {LiveFault}
   */
  read(now: number, share: ShareAnswer): Promise<LiveData<Name>>;
}

export type LiveSource = { [Name in LiveSourceName]: LiveSourceOf<Name> }[LiveSourceName];
