import type { Part } from '../logic/combination';
import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { usuallyPriced } from '../logic/describeCombination';
import { formatCents } from '../logic/formatCents';
import { sharedMargin, type GroupPlan } from '../logic/planParty';
import { uncountedReductions } from '../logic/uncountedReductions';
import { Note } from './Answer.styles';

const copy = passesCopy.answer;

interface DoubtProps {
  readonly part: Part;
  readonly group: GroupPlan;
  readonly content: CompiledPasses;
}

/** How far off an answer's usual prices may be before another one wins, where that can be told. */
export function Doubt({ part: { best, runnerUp, needs }, group, content }: DoubtProps) {
  if (usuallyPriced(best, content).length === 0) return null;
  const once = new Set(best.purchases.map(({ offer }) => offer)).size === best.purchases.length;
  const margins = [runnerUp && runnerUp.cents - best.cents, sharedMargin(group)?.cents].filter(
    (cents) => cents !== undefined,
  );
  const { withShared } = group;
  // What would cost less than its sum says may win at once.
  const exact =
    (!runnerUp || uncountedReductions(runnerUp, needs, content).length === 0) &&
    (!withShared || uncountedReductions(withShared.combination, withShared.needs, content).length === 0);
  if (margins.length === 0 || !once || !exact) return null;
  return <Note>{copy.holds(formatCents({ cents: Math.min(...margins), currency: best.currency }))}</Note>;
}
