import { Notice } from '@odysseus/ui';
import type { Part } from '../logic/combination';
import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { usuallyPriced } from '../logic/describeCombination';
import { formatCents } from '../logic/formatCents';
import { sharedMargin, type GroupPlan } from '../logic/planParty';

const copy = passesCopy.answer;

interface DoubtProps {
  readonly part: Part;
  readonly group: GroupPlan;
  readonly content: CompiledPasses;
}

/** What is not certain of an answer, and how far off it may be before another one wins. */
export function Doubt({ part: { best, runnerUp }, group, content }: DoubtProps) {
  const names = usuallyPriced(best, content);
  if (names.length === 0) return null;
  const once = new Set(best.purchases.map(({ offer }) => offer)).size === best.purchases.length;
  const margins = [runnerUp && runnerUp.cents - best.cents, sharedMargin(group)].filter((cents) => cents !== undefined);
  const text =
    margins.length > 0 && once
      ? copy.confirm(names.join(', '), formatCents(Math.min(...margins), content.currency))
      : copy.confirmPlain(names.join(', '));
  return (
    <Notice tone="warning">
      <p>{text}</p>
    </Notice>
  );
}
