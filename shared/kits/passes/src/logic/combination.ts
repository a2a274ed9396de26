import type { Purchase } from './cover';
import type { NamedNeed } from './needsOf';

/** What is bought of a kind that is paid one by one. */
export interface Single {
  /** Key of a ticket or a ride. */
  readonly key: string;
  /** The pass that makes it cost less. */
  readonly reducedBy?: string;
  readonly count: number;
  /** For all of them. */
  readonly cents: number;
}

/** An answer for one traveller and one purpose. */
export interface Combination {
  readonly cents: number;
  readonly purchases: readonly (Purchase & { readonly cents: number })[];
  readonly singles: readonly Single[];
  /** Keys of the cards that have to be bought. */
  readonly carriers: readonly string[];
}

export interface Part {
  readonly best: Combination;
  /** Cents of paying everything one by one. */
  readonly singlesCents: number;
  /** The cheapest answer that leaves out one of the best's passes, or, where the best has none, that has one. */
  readonly runnerUp: Combination | undefined;
  /** What the visits of `purchases` refer to, in their order. */
  readonly needs: readonly NamedNeed[];
}
