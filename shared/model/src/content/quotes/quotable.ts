import { isGeneral, type Knowable } from '../../known/known';
import { fareOf, type Fare } from '../../money/faresFor';
import { fullPayerAge } from '../../money/isFree';
import type { Money } from '../../money/money';
import { monthNames } from '../../time/monthNames';
import type { QuotableDays } from './quotedDay';
import type { QuoteProblem } from './quoteProblem';

/** Something that is sold, and whose price texts may quote. */
export interface Quotable extends Knowable {
  readonly fares: readonly Fare[];
  readonly days?: QuotableDays | undefined;
}

/** What is quoted: a sum, and whether nobody read it. */
export interface QuotedSum extends Money {
  readonly general: boolean;
}

const year = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months as a name has them: `april`. */
const monthTraits = monthNames.map((name) => name.toLowerCase());

/**
 * What somebody pays for a thing.
 * @param traits of whom, when and of what: `adult`, `age9`, `eea`, `elsewhere`, a month, `april`, or a product in lower case with dashes, `lift-to-the-summit`
 */
export function priceOf(name: string, quotable: Quotable, traits: readonly string[]): QuotedSum | QuoteProblem {
  const ages = traits.flatMap((trait) => /^age(\d{1,3})$/.exec(trait)?.slice(1) ?? []);
  const age = ages[0] === undefined ? fullPayerAge : Number(ages[0]);
  const residencies = traits.filter((trait) => trait === 'eea' || trait === 'elsewhere');
  const asked = year.filter((month) => traits.includes(monthTraits[month - 1] ?? ''));
  const product = traits.find(
    (trait) => !/^(adult|eea|elsewhere|age\d{1,3})$/.test(trait) && !monthTraits.includes(trait),
  );
  const products = new Set(quotable.fares.flatMap((fare) => (fare.product === undefined ? [] : [slug(fare.product)])));
  if (product !== undefined && !products.has(product)) {
    return {
      message: `${name} sells no "${product}"`,
      remedy: products.size > 0 ? `Name one of ${[...products].join(', ')}` : 'Leave the word out',
    };
  }
  if (product === undefined && products.size > 1) {
    return { message: `${name} sells several things`, remedy: `Name one of ${[...products].join(', ')} behind it` };
  }
  const fares = quotable.fares.filter(
    (fare) => fare.product === undefined || products.size < 2 || slug(fare.product) === product,
  );
  const found = (residencies.length > 0 ? residencies : (['eea', 'elsewhere'] as const)).flatMap((residency) =>
    (asked.length > 0 ? asked : year).map((month) => fareOf(fares, age, residency, month)),
  );
  const [first] = found;
  if (!first || found.some((fare) => fare === undefined)) {
    return {
      message: `${name} names no fare for somebody of ${age} in each month`,
      remedy: 'Quote another fare, or write the sum',
    };
  }
  if (found.some((fare) => fare?.amount !== first.amount)) {
    return {
      message: `${name} is not the same for everybody in all months`,
      remedy: 'Say whose it is with .eea or .elsewhere behind it, and of which month with .april',
    };
  }
  return { amount: first.amount, currency: first.currency, general: isGeneral(quotable, 'price') };
}

/** 'Lift to the summit' as a name: `lift-to-the-summit`. */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
