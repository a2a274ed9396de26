import type { ContentProblem } from '@odysseus/model/content';
import type { Basic, InheritedBasic } from '../logic/basicSchema';
import type { Overview } from '../logic/schema';

type Own = Pick<Overview, 'basics' | 'without'>;
type Written = NonNullable<Overview['basics']>[number];

/**
 * The basics that a city tells: those that its overview names, in its order, and then those of its country that it neither
 * names nor leaves out, in the country's. One of its own replaces the country's of the same key.
 */
export function inheritBasics({ basics = [], without = [] }: Own, ofCountry: readonly Basic[]): Basic[] {
  const named = new Set([...basics.map(({ key }) => key), ...without]);
  return [
    ...basics.flatMap((written): Basic[] => {
      if (!isInherited(written)) return [ownOf(written)];
      const inherited = ofCountry.find(({ key }) => key === written.key);
      return inherited ? [withAdditions(inherited, written)] : [];
    }),
    ...ofCountry.filter(({ key }) => !named.has(key)),
  ];
}

/** Keys of the country's basics that an overview tells, whatever the city adds to them. */
export function toldOfCountry({ basics = [], without = [] }: Own, ofCountry: readonly Basic[]): string[] {
  const replaced = new Set([...basics.filter((written) => !isInherited(written)).map(({ key }) => key), ...without]);
  return ofCountry.map(({ key }) => key).filter((key) => !replaced.has(key));
}

/**
 * What an overview takes from its country, or leaves out of it, and is not there.
 * @param file the overview's own
 * @param ofCountry undefined where the remote has no file of a country
 */
export function basicsProblems(
  { basics = [], without = [] }: Own,
  file: string,
  ofCountry: readonly Basic[] | undefined,
): ContentProblem[] {
  const keys = new Set(ofCountry?.map(({ key }) => key));
  const missing = (field: string, key: string): ContentProblem => ({
    file,
    line: 1,
    field,
    message: ofCountry
      ? `country.yaml has no basic "${key}"`
      : `"${key}" would be the country's, and there is no country.yaml`,
    remedy: ofCountry
      ? `Name one of ${[...keys].join(', ')}, or take it off`
      : 'Write content/country.yaml (docs/content-team.md), or take it off',
  });
  return [
    ...basics.flatMap((written, index) =>
      isInherited(written) && !keys.has(written.key) ? [missing(`basics.${index}.key`, written.key)] : [],
    ),
    ...without.flatMap((key, index): ContentProblem[] => {
      const field = `without.${index}`;
      if (!keys.has(key)) return [missing(field, key)];
      return basics.some((written) => written.key === key)
        ? [
            {
              file,
              line: 1,
              field,
              message: `"${key}" is left out and told among the basics`,
              remedy: 'Take it off one of the two: a basic of the city replaces the country’s by its key alone',
            },
          ]
        : [];
    }),
  ];
}

function isInherited(written: Written): written is InheritedBasic {
  return written.from === 'country';
}

function ownOf({ from: _city, ...basic }: Exclude<Written, InheritedBasic>): Basic {
  return basic;
}

function withAdditions(inherited: Basic, { quick, points = [], more, links, receipts }: InheritedBasic): Basic {
  const all = {
    links: [...(inherited.links ?? []), ...(links ?? [])],
    receipts: [...(inherited.receipts ?? []), ...(receipts ?? [])],
  };
  return {
    ...inherited,
    ...(quick === undefined ? {} : { quick }),
    points: [...inherited.points, ...points],
    ...(more ? { more } : {}),
    ...(all.links.length > 0 ? { links: all.links } : {}),
    ...(all.receipts.length > 0 ? { receipts: all.receipts } : {}),
  };
}
