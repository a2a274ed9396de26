import type { Cents } from './cents';
import type { Combination } from './combination';
import type { CompiledPasses } from './compiledPasses';
import { namesOf, offerOf, usuallyPriced } from './describeCombination';
import type { NamedNeed } from './needsOf';
import { sharedMargin, type GroupPlan } from './planParty';
import { uncountedReductions } from './uncountedReductions';

/**
 * A dearer answer that may yet be the cheapest: its passes reduce tickets by a sum that is published nowhere. Beside it, how much
 * it costs more for each traveller: more than that has to come off before it is the cheapest.
 */
export interface OpenQuestion extends Cents {
  /** Names of its passes. */
  readonly passes: readonly string[];
  /** Names of the tickets that they reduce. */
  readonly tickets: readonly string[];
  /** Whether that rests on prices that are known in general alone. */
  readonly usual: boolean;
}

/** What an answer leaves open. The same question of several groups is asked once, with the smallest sum that decides it. */
export function openQuestions(groups: readonly GroupPlan[], content: CompiledPasses): OpenQuestion[] {
  const asked = new Map<string, OpenQuestion>();
  for (const question of groups.flatMap((group) => questionsOf(group, content))) {
    const name = JSON.stringify([question.passes, question.tickets]);
    const known = asked.get(name);
    if (!known || question.cents < known.cents) asked.set(name, question);
  }
  return [...asked.values()];
}

function questionsOf(group: GroupPlan, content: CompiledPasses): OpenQuestion[] {
  const { parts, withShared } = group;
  const ask = (
    other: Combination,
    needs: readonly NamedNeed[],
    cents: number,
    instead: readonly Combination[],
  ): OpenQuestion[] => {
    const tickets = namesOf(uncountedReductions(other, needs, content), content);
    if (tickets.length === 0) return [];
    const passes = [...new Set(other.purchases.map(({ offer }) => offerOf(offer, content)?.name ?? offer))];
    const usual = [other, ...instead].some((one) => usuallyPriced(one, content).length > 0);
    return [{ passes, tickets, cents, currency: other.currency, usual }];
  };
  return [
    ...parts.flatMap(({ best, runnerUp, needs }) =>
      runnerUp ? ask(runnerUp, needs, runnerUp.cents - best.cents, [best]) : [],
    ),
    ...(withShared
      ? ask(
          withShared.combination,
          withShared.needs,
          sharedMargin(group)?.cents ?? 0,
          parts.map(({ best }) => best),
        )
      : []),
  ];
}
