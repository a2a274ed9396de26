import type { Cents } from './cents';
import type { Purchase } from './cover';
import type { NamedNeed } from './needsOf';

/** What is bought of a kind that is paid one by one, and what all of it costs. */
export interface Single extends Cents {
  /** Key of a ticket or a ride. */
  readonly key: string;
  /** The pass that makes it cost less. */
  readonly reducedBy?: string;
  readonly count: number;
}

/** An answer for one traveller and one purpose, and what it costs. */
export interface Combination extends Cents {
  readonly purchases: readonly (Purchase & Cents)[];
  readonly singles: readonly Single[];
  /** Keys of the cards that have to be bought. */
  readonly carriers: readonly string[];
}

export interface Part {
  readonly best: Combination;
  /** What it costs to pay everything one by one. */
  readonly oneByOne: Cents;
  /** The cheapest answer that leaves out one of the best's passes, or, where the best has none, that has one. */
  readonly runnerUp: Combination | undefined;
  /** What the visits of `purchases` refer to, in their order. */
  readonly needs: readonly NamedNeed[];
}
