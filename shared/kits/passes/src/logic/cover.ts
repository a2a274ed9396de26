import type { Weekday } from '@odysseus/model';
import type { Validity } from './schema';

/**
 * Something that has to be paid for once, or that a pass opens. Whatever is weighed against each other, needs and passes, is in
 * cents of one currency: that of the screen they are of (`CompiledPasses`), which a `Combination` names beside its sum.
 */
export interface Need {
  /** Minutes after the first midnight of the stay. */
  readonly at: number;
  /** Price of the single ticket in cents; undefined where none is to be had. */
  readonly cents: number | undefined;
  /** What opens it: the `covers` of passes, and the lists of which a pass opens a number. */
  readonly coveredBy: readonly string[];
  /** What holders pay in cents where their pass opens it no more, or never does: by the same names. */
  readonly reducedBy?: Readonly<Record<string, number>> | undefined;
}

/** A pass on sale to one traveller. */
export interface Offered {
  readonly key: string;
  readonly covers: string;
  readonly cents: number;
  readonly validity: Validity;
  /** Of a list, the places that it opens: the first at which it is shown, and no more. */
  readonly first?: { readonly of: string; readonly places: number } | undefined;
}

/** A pass that the answer buys. */
export interface Purchase {
  readonly offer: string;
  /** Minutes after the first midnight of the stay: its first use, or the midnight at which it begins. */
  readonly from: number;
  /** Where it ends, itself excluded; undefined for a pass of a number of places. */
  readonly until: number | undefined;
  /** Which needs it pays for, as indices of the needs given. */
  readonly needs: readonly number[];
  /** Which needs cost less because of it, and what they cost then. */
  readonly reduced: readonly { readonly need: number; readonly cents: number }[];
}

export interface Cover {
  readonly cents: number;
  readonly purchases: readonly Purchase[];
  /** Needs that are paid one by one, in full. */
  readonly singles: readonly number[];
}

export interface CoverRules {
  /** Of the first day of the stay: weekly passes go by the calendar. */
  readonly firstWeekday: Weekday;
  /** Offers that must not be bought. */
  readonly without?: ReadonlySet<string>;
  /** Offers of which at least one must be bought. */
  readonly oneOf?: ReadonlySet<string>;
}
