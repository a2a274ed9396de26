import type { PlanMode } from './planner';

/** What the visitor asks the planner: two places in the list of stations, and what counts. */
export interface Question {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly mode: PlanMode;
}
