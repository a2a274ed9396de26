export { closuresOf } from './closures';
export type { CompiledFare, CompiledPasses } from './compiledPasses';
export { describeCombination, usuallyPriced } from './describeCombination';
export { centsFor, type Payer } from './fareOf';
export { formatCents, toldCents } from './formatCents';
export { isFreeDay, planParty, type GroupPlan } from './planParty';
export { passesSchema } from './schema';
export { slotHours, type Slot } from './stay';
export type { Trip, Visit } from './trip';
