import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { toldCents } from '../logic/formatCents';
import { listNames } from '../logic/listNames';
import { openQuestions } from '../logic/openQuestions';
import type { PartyPlan } from '../logic/planParty';

const copy = passesCopy.answer;

interface VerdictProps {
  readonly plan: PartyPlan;
  readonly content: CompiledPasses;
  /** A sum as it is told: with 'about' where it rests on usual prices. */
  readonly told: (cents: number) => string;
}

/** Whether passes are worth it: what is known first, then what would decide otherwise. */
export function Verdict({ plan: { cents, singlesCents, groups }, content, told }: VerdictProps) {
  const questions = openQuestions(groups, content);
  const known =
    singlesCents > cents
      ? copy.saves(told(singlesCents - cents))
      : questions.length > 0
        ? copy.savesNothingKnown
        : copy.savesNothing;
  const open = questions.map(({ passes, tickets, cents: more, usual }) =>
    copy.open(
      passes,
      listNames(tickets),
      more === 0 ? undefined : toldCents(more, content.currency, usual),
      groups.reduce((people, { travellers }) => people + travellers.length, 0),
    ),
  );
  return [known, ...open].join(' ');
}
