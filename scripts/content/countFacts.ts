import { factKinds } from '@odysseus/model';
import type { ToldFact } from './toldFacts';

const ways = ['official', 'secondary', 'general'] as const;
export type Count = Readonly<Record<(typeof ways)[number], number>>;

/** How many facts are known how: of each kind, and on each screen. A fact that several screens tell counts once among the kinds. */
export interface FactCounts {
  readonly kinds: Readonly<Record<string, Count>>;
  readonly screens: Readonly<Record<string, Count>>;
  readonly all: Count;
}

/** The name under which what no screen tells is counted. */
const nowhere = '(no screen)';

export function countFacts(facts: readonly ToldFact[]): FactCounts {
  const screens = [...new Set(facts.flatMap((fact) => screensOf(fact)))].sort();
  const kinds = factKinds.filter((kind) => facts.some(({ fact }) => fact === kind));
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, count(facts.filter(({ fact }) => fact === kind))])),
    screens: Object.fromEntries(
      screens.map((screen) => [screen, count(facts.filter((fact) => screensOf(fact).includes(screen)))]),
    ),
    all: count(facts),
  };
}

/** The counts as the lines of a table. */
export function countLines({ kinds, screens, all }: FactCounts): string[] {
  const row = (name: string, { official, secondary, general }: Count) =>
    `${name.padEnd(26)}${[official, secondary, general].map((number) => String(number).padStart(10)).join('')}`;
  return [
    `${'facts'.padEnd(26)}${ways.map((way) => way.padStart(10)).join('')}`,
    ...Object.entries(kinds).map(([name, counted]) => row(name, counted)),
    row('all', all),
    '',
    ...Object.entries(screens).map(([name, counted]) => row(name, counted)),
  ];
}

function screensOf({ screens }: ToldFact): readonly string[] {
  return screens.length > 0 ? screens : [nowhere];
}

function count(facts: readonly ToldFact[]): Count {
  const of = (way: (typeof ways)[number]) => facts.filter(({ how }) => how === way).length;
  return { official: of('official'), secondary: of('secondary'), general: of('general') };
}
