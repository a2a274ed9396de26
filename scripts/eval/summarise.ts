import type { Outcome } from './evaluate';

/** What an evaluation must reach. */
export const floors = { correct: 0.92, citations: 1, fabricated: 0, firstTokenMilliseconds: 150 } as const;

export interface Share {
  readonly of: number;
  readonly right: number;
}

export interface Summary {
  readonly correct: Share;
  readonly byIntent: ReadonlyMap<string, Share>;
  /** Of the places shown where it was said what they must be. */
  readonly precision: Share;
  /** Of the places that had to be named. */
  readonly recall: Share;
  readonly citations: Share;
  readonly fabricated: number;
  readonly refusals: { readonly right: number; readonly missed: number; readonly wrong: number };
  /** Milliseconds. */
  readonly firstToken: { readonly median: number; readonly slowest5: number };
}

const sum = (outcomes: readonly Outcome[], count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const isRight = ({ wrong }: Outcome) => wrong.length === 0;
const shareOf = (outcomes: readonly Outcome[]): Share => ({
  of: outcomes.length,
  right: outcomes.filter(isRight).length,
});

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Adds up how the answers did. */
export function summarise(outcomes: readonly Outcome[]): Summary {
  const intents = [...new Set(outcomes.map(({ intent }) => intent))];
  const factual = sum(outcomes, (outcome) => outcome.factual);
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  return {
    correct: shareOf(outcomes),
    byIntent: new Map(
      intents.map((intent) => [intent, shareOf(outcomes.filter((outcome) => outcome.intent === intent))]),
    ),
    precision: { of: sum(outcomes, ({ shown }) => shown), right: sum(outcomes, ({ shownRight }) => shownRight) },
    recall: { of: sum(outcomes, ({ sought }) => sought), right: sum(outcomes, ({ soughtNamed }) => soughtNamed) },
    citations: { of: factual, right: factual - sum(outcomes, ({ unborne }) => unborne.length) },
    fabricated: sum(outcomes, ({ fabricated }) => fabricated.length),
    refusals: {
      right: outcomes.filter(({ mustRefuse, wrong }) => mustRefuse && wrong.length === 0).length,
      missed: outcomes.filter(({ mustRefuse, wrong }) => mustRefuse && wrong.length > 0).length,
      wrong: outcomes.filter((outcome) => !outcome.mustRefuse && outcome.refused && !isRight(outcome)).length,
    },
    firstToken: { median: quantile(times, 0.5), slowest5: quantile(times, 0.95) },
  };
}

export const ratio = ({ of, right }: Share): number => (of === 0 ? 1 : right / of);

/** The floors that are missed, each in a sentence. */
export function missedFloors({ correct, citations, fabricated, firstToken }: Summary): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    ...(ratio(correct) < floors.correct
      ? [`Correct are ${percent(ratio(correct))}; at least ${percent(floors.correct)} must be.`]
      : []),
    ...(ratio(citations) < floors.citations
      ? [`Citations bear ${percent(ratio(citations))} of what is stated; they must bear all.`]
      : []),
    ...(fabricated > floors.fabricated
      ? [`${fabricated} sentences or cards hold what the guide does not; none may.`]
      : []),
    ...(firstToken.median > floors.firstTokenMilliseconds
      ? [
          `The first token takes ${firstToken.median.toFixed(0)} ms at the median; at most ${floors.firstTokenMilliseconds} ms are allowed.`,
        ]
      : []),
  ];
}
