import type { CompiledCity } from '@odysseus/model';
import type { Plan } from './planSchema';
import type { Landing } from './schema';

type Day = Plan['days'][number];
type Stop = Day['stops'][number];

/** A stop as the page gets it: with the place's name, and where its card stands if a screen tells about it. */
export type CompiledStop = Omit<Stop, 'place' | 'outside'> & {
  readonly place?: { readonly name: string; readonly to?: string };
};
export type CompiledPlan = Omit<Plan, 'days'> & {
  readonly days: readonly (Omit<Day, 'stops'> & { readonly stops: readonly CompiledStop[] })[];
};

export type CompiledLanding = Omit<Landing, 'plans'> & {
  readonly plans?: readonly CompiledPlan[];
  readonly city: CompiledCity;
};
