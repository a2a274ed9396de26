import type { CivilDate, CompiledCity, Late, OpeningCalendar, WithKnown } from '@odysseus/model';
import type { PassesContent, Validity } from './schema';

/** What one kind of traveller pays. Fares don't repeat the currency, which their screen has once (`CompiledPasses`). */
export interface CompiledFare {
  /** Whole cents of the screen's currency; a sum that leaves the screen is `Cents`, with it beside. */
  readonly cents: number;
  readonly who: string;
  readonly ages?: readonly [number, number] | undefined;
  readonly residency?: 'eea' | 'elsewhere' | undefined;
  readonly months?: readonly number[] | undefined;
}

/** What is paid by those who enter at an hour or later. */
export type CompiledLateFare = CompiledFare & { readonly from: Late };

type Content<K extends 'passes' | 'rides' | 'tickets' | 'carriers' | 'others' | 'rules'> = WithKnown<
  PassesContent[K][number]
>;

/** When a place lets people in, as far as that is known. */
export interface Entries {
  /** Day by day, each opening up to its last entry; absent where no hours are known. */
  readonly calendar?: OpeningCalendar | undefined;
  /** Dates on which it is shut against its hours. */
  readonly shutOn: readonly CivilDate[];
}

export type CompiledTicket = Omit<Content<'tickets'>, 'fares' | 'reducedBy' | 'closed' | 'hours' | 'lastEntry'> & {
  /** Those of the whole day. */
  readonly fares: readonly CompiledFare[];
  readonly lateFares?: readonly CompiledLateFare[] | undefined;
  /** What holders of a pass pay, by what it covers or the list of which it opens places. */
  readonly reducedBy?: readonly { readonly pass: string; readonly fares: readonly CompiledFare[] }[] | undefined;
  /** When nobody gets in for long, both days included; without a first day, since ever. */
  readonly closed?:
    { readonly from?: CivilDate | undefined; readonly to?: CivilDate | undefined; readonly why: string } | undefined;
  /** When its place lets people in, where that is known. */
  readonly entries?: Entries | undefined;
};
export type CompiledRide = Omit<Content<'rides'>, 'fares'> & { readonly fares: readonly CompiledFare[] };
export interface CompiledOffer {
  readonly key: string;
  readonly name: string;
  readonly validity: Validity;
  /** The list of which it opens the first places at which it is shown, and whether the rest costs holders less. */
  readonly first?: { readonly of: string; readonly places: number; readonly then: 'reduced' | 'full' } | undefined;
  readonly carrier?: string | undefined;
  readonly fares: readonly CompiledFare[];
}
export type CompiledPass = Omit<Content<'passes'>, 'offers'> & { readonly offers: readonly CompiledOffer[] };
export type CompiledCarrier = Omit<Content<'carriers'>, 'amount'> & { readonly cents: number };

/** The passes screen as the page gets it: every price in whole cents of its one `currency`, every ticket with its fares. */
export type CompiledPasses = Omit<PassesContent, 'passes' | 'rides' | 'tickets' | 'carriers' | 'others' | 'rules'> & {
  readonly city: CompiledCity;
  readonly passes: readonly CompiledPass[];
  readonly rides: readonly CompiledRide[];
  readonly tickets: readonly CompiledTicket[];
  readonly carriers: readonly CompiledCarrier[];
  readonly others: readonly Content<'others'>[];
  readonly rules: readonly Content<'rules'>[];
};
