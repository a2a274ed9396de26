import type { Quantity } from './quantities';
import type { Token } from './tokens';
import { denials } from './vocabulary';

/** An amount with somebody who pays it, as one clause of a text puts them together: `EUR:22` and `outside`, `EUR:0` and `below:18`. */
export interface Fare {
  readonly amount: string;
  readonly who: string;
}

const breaks = new Set([';', ',', '.', '·', '|', '!', '?']);
const turns = new Set(['and', 'or', 'but', 'while', 'whereas']);
const oldest = 120;

const isAmount = (reading: string) => /^[A-Z]{3}:/.test(reading);
const ageOf = ({ readings, bound }: Quantity): string | undefined => {
  const [, value] = /^bare:(\d+)$/.exec(readings.find((reading) => reading.startsWith('bare:')) ?? '') ?? [];
  return value === undefined || Number(value) > oldest ? undefined : `${bound ?? 'age'}:${value}`;
};

/** Whether a clause speaks of people from outside the EEA, of those from it, or of neither. */
function originIn(stems: readonly string[]): string | undefined {
  if (stems.includes('outside') || stems.includes('elsewhere') || stems.includes('non-eea') || stems.includes('abroad'))
    return 'outside';
  if (!stems.includes('eea') && !stems.includes('european')) return undefined;
  return stems.some((stem) => denials.has(stem)) ? 'outside' : 'inside';
}

/** The amounts of a text with who pays them, clause by clause. 'Free' is an amount, too. */
export function faresOf(tokens: readonly Token[], quantities: readonly Quantity[]): readonly Fare[] {
  const clauses: { stems: string[]; quantities: Quantity[] }[] = [{ stems: [], quantities: [] }];
  const at = new Map(quantities.map((quantity) => [quantity.index, quantity]));
  tokens.forEach((token, index) => {
    if (breaks.has(token.raw) || turns.has(token.stem)) clauses.push({ stems: [], quantities: [] });
    clauses.at(-1)?.stems.push(token.stem);
    const quantity = at.get(index);
    if (quantity) clauses.at(-1)?.quantities.push(quantity);
  });
  return clauses.flatMap(({ stems, quantities: held }) => {
    const amounts = held.flatMap(({ readings }) => readings.filter(isAmount));
    if (stems.includes('free')) amounts.push('EUR:0');
    const ages = held.flatMap((quantity) => ageOf(quantity) ?? []);
    const origin = originIn(stems);
    const who = [...ages, ...(stems.includes('adult') ? ['adult'] : []), ...(origin === undefined ? [] : [origin])];
    // With two amounts in one clause nobody can tell whose is whose.
    const [amount, second] = amounts;
    return amount === undefined || second !== undefined ? [] : who.map((each): Fare => ({ amount, who: each }));
  });
}

const isOrigin = (who: string) => who === 'outside' || who === 'inside';

/** Amounts that a sentence gives to somebody of whom the facts give another, while they give that amount to somebody else. */
export function wrongFares(said: readonly Fare[], known: readonly Fare[]): string[] {
  return said
    .filter(({ amount, who }) => {
      if (known.some((fare) => fare.amount === amount && fare.who === who)) return false;
      const paysOther = known.some((fare) => fare.who === who && fare.amount !== amount);
      return paysOther && known.some((fare) => fare.amount === amount && isOrigin(fare.who) === isOrigin(who));
    })
    .map(({ amount, who }) => `${amount.replace(':', ' ')} for ${who.replace(':', ' ')}`);
}
