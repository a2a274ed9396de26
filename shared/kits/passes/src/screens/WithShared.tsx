import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { describeCombination } from '../logic/describeCombination';
import { formatCents } from '../logic/formatCents';
import { sharedMargin, type GroupPlan } from '../logic/planParty';
import { Note } from './Answer.styles';

const copy = passesCopy.answer;

interface WithSharedProps {
  readonly group: GroupPlan;
  readonly content: CompiledPasses;
}

/** What a card for entrances and transport together would cost, where both apart are the answer. */
export function WithShared({ group, content }: WithSharedProps) {
  const more = sharedMargin(group);
  if (!group.withShared || more === undefined) return null;
  const what = describeCombination(group.withShared.combination, content);
  return <Note>{more.cents > 0 ? copy.withShared(what, formatCents(more)) : copy.withSharedEqual(what)}</Note>;
}
