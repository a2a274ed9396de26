import type { Currency } from './currency';
import type { Money } from './money';

/** What the lines of a bill come to, exact to the cent. @param currency of every line: the bill's block has it once */
export function billTotal(lines: readonly { readonly amount: number }[], currency: Currency): Money {
  return { amount: lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100, currency };
}
