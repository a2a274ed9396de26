import type { Cents } from '../logic/cents';
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
  readonly told: (sum: Cents) => string;
}

/** Whether passes are worth it: what is known first, then what would decide otherwise. */
export function Verdict({ plan: { cents, currency, singlesCents, groups }, content, told }: VerdictProps) {
  const questions = openQuestions(groups, content);
  const known =
    singlesCents > cents
      ? copy.saves(told({ cents: singlesCents - cents, currency }))
      : questions.length > 0
        ? copy.savesNothingKnown
        : copy.savesNothing;
  const open = questions.map((question) =>
    copy.open(
      question.passes,
      listNames(question.tickets),
      question.cents === 0 ? undefined : toldCents(question, question.usual),
      groups.reduce((people, { travellers }) => people + travellers.length, 0),
    ),
  );
  return [known, ...open].join(' ');
}
