import { Notice } from '@odysseus/ui';
import type { Part } from '../logic/combination';
import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { usuallyPriced } from '../logic/describeCombination';
import { formatCents } from '../logic/formatCents';
import { sharedMargin, type GroupPlan } from '../logic/planParty';
import { uncountedReductions } from '../logic/uncountedReductions';
import { Doubtful } from './Answer.styles';

const copy = passesCopy.answer;

interface DoubtProps {
  readonly part: Part;
  readonly group: GroupPlan;
  readonly content: CompiledPasses;
}

/** What is not certain of an answer, and how far off it may be before another one wins. */
export function Doubt({ part: { best, runnerUp, needs }, group, content }: DoubtProps) {
  const names = usuallyPriced(best, content);
  if (names.length === 0) return null;
  const once = new Set(best.purchases.map(({ offer }) => offer)).size === best.purchases.length;
  const margins = [runnerUp && runnerUp.cents - best.cents, sharedMargin(group)].filter((cents) => cents !== undefined);
  const { withShared } = group;
  // What would cost less than its sum says may win at once.
  const exact =
    (!runnerUp || uncountedReductions(runnerUp, needs, content).length === 0) &&
    (!withShared || uncountedReductions(withShared.combination, withShared.needs, content).length === 0);
  const text =
    margins.length > 0 && once && exact
      ? copy.confirm(names.join(', '), formatCents(Math.min(...margins), content.currency))
      : copy.confirmPlain(names.join(', '));
  return (
    <Doubtful>
      <Notice tone="warning">
        <p>{text}</p>
      </Notice>
    </Doubtful>
  );
}
