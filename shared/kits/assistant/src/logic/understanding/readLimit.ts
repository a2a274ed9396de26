import { foldText } from '@odysseus/contract';

/** What somebody wants to pay at most, as a question names it. */
export interface Limit {
  /** In the currency's main unit. */
  readonly amount: number;
  /** ISO 4217; absent where the question names none. */
  readonly currency?: string;
  /** Whether just as much may be paid too: 'up to', 'at most'. */
  readonly atMost?: true;
}

/** Currencies that visitors bring, as they write them in folded text: `20 francs`, `chf 20`, `£20`. The longer before the shorter. */
const currencies: readonly (readonly [string, string])[] = [
  ['AUD', 'a\\$|au\\$|aud|australian dollars?'],
  ['CAD', 'c\\$|ca\\$|cad|canadian dollars?'],
  ['NZD', 'nz\\$|nzd|new zealand dollars?'],
  ['HKD', 'hk\\$|hkd|hong kong dollars?'],
  ['SGD', 's\\$|sgd|singapore dollars?'],
  ['BRL', 'r\\$|brl|reais'],
  ['USD', 'us\\$|usd|us dollars?|american dollars?|\\$|dollars?|bucks'],
  ['GBP', '£|gbp|pounds? sterling|british pounds?|pounds?|quid|sterling'],
  ['EUR', '€|eur|euros?'],
  ['CHF', 'chf|sfr|swiss francs?|francs?|franken'],
  ['JPY', '¥|jpy|yen'],
  ['CNY', 'cny|rmb|yuan|renminbi'],
  ['KRW', '₩|krw|korean won|won'],
  ['INR', '₹|inr|rs|rupees?'],
  ['SEK', 'sek|swedish kron(?:or|a|er)|kronor|krona'],
  ['NOK', 'nok|norwegian kron(?:er|e|or)'],
  ['DKK', 'dkk|danish kron(?:er|e|or)|kroner|krone'],
  ['PLN', 'pln|zlotys?|zloty'],
  ['CZK', 'czk|czech crowns?|koruna'],
  ['TRY', '₺|turkish liras?|liras?'],
  ['MXN', 'mxn|mexican pesos?|pesos?'],
  ['ZAR', 'zar|rands?'],
  ['ILS', '₪|ils|nis|shekels?'],
  ['AED', 'aed|dirhams?'],
  ['THB', '฿|thb|baht'],
];
const anyCurrency = currencies.map(([, words]) => words).join('|');
const number = String.raw`\d{1,3}(?:[., ]\d{3})+(?!\d)|\d{1,6}(?:[.,]\d{1,2})?(?!\d)`;
/** `£20`, `20 pounds`, `20`: the groups are currency, amount, amount, currency, amount. */
const sum = String.raw`(?:(?<![a-z])(${anyCurrency}) ?(${number})|(${number})[ -]?(${anyCurrency})(?![a-z])|(${number})(?![\d:/]))`;

const nations =
  'swiss|australian|canadian|british|american|new|zealand|hong|kong|singapore|korean|swedish|norwegian|danish|czech|turkish|mexican';
const currencyWord = new RegExp(`^(?:${anyCurrency}|${nations})$`);

/** Whether a word of a limit says which money it is, and nothing of what is looked for. */
export function isCurrencyWord(word: string): boolean {
  return currencyWord.test(word);
}

/** Words before a sum that leave it out, and those that leave it in, in the languages that questions are read in. */
const below = 'under|below|less than|cheaper than|unter|weniger als|moins de|menos de|meno di|sotto i';
const upTo =
  'no more than|not more than|up to|at most|max|maximum|at the most|most|within|budget of|budget|for|bis zu|hochstens|maximal|jusqu.a|hasta|fino a';
const filler = '(?:about |around |roughly |a |an |the |of |is )?';
const before = new RegExp(
  `(?<![a-z])(?<!(?:child|children|kids?|anyone|those|people|free for) )(${below}|${upTo}) ${filler}${sum}`,
  'g',
);
const after = new RegExp(
  `${sum} (?:or less|or under|or below|max|maximum|at most|at the most|tops|budget)(?![a-z])`,
  'g',
);
/** Words of a limit, made right where they were mistyped. */
const limiting = new Set(`${below} ${upTo}`.split(/[| ]/).filter((word) => word.length > 3));

/** Words that a bare number limits as money; after others it may be minutes or people. */
const bare = /^(?:under|below|less than|cheaper than|budget of|budget)$/;
/** What makes a bare number years or minutes. */
const noMoney = /minute|year|hour|metre|meter|km/;
/** What is weighed rather than paid. */
const weighed = /\b(?:bags?|luggage|suitcases?|backpacks?|weigh\w*|kilos?)\b/;

/**
 * What a question wants to pay at most: 'under £20', 'less than 30 CHF', 'A$40 or less'. A bare number counts after words that
 * limit prices, where nothing in the question makes it years or minutes.
 * @param correct puts mistyped words right
 */
export function readLimit(
  question: string,
  correct: (words: readonly string[]) => string[] = (words) => [...words],
): Limit | undefined {
  const text = foldText(question)
    .replace(/\s+/g, ' ')
    .replace(/[a-z]{4,}/g, (word) => {
      const [meant = word] = correct([word]);
      return limiting.has(meant) ? meant : word;
    });
  if (weighed.test(text)) return undefined;
  for (const [, lead = '', ...groups] of text.matchAll(before)) {
    const limit = limitOf(groups);
    if (!limit || (limit.currency === undefined && (!bare.test(lead) || noMoney.test(text)))) continue;
    return new RegExp(`^(?:${below})$`).test(lead) ? limit : { ...limit, atMost: true };
  }
  for (const [, ...groups] of text.matchAll(after)) {
    const limit = limitOf(groups);
    if (limit?.currency !== undefined) return { ...limit, atMost: true };
  }
  return undefined;
}

function limitOf([sign, first, second, word, third]: readonly (string | undefined)[]): Limit | undefined {
  const written = first ?? second ?? third;
  if (written === undefined) return undefined;
  const amount = amountOf(written);
  const named = sign ?? word;
  const currency = named && currencies.find(([, words]) => new RegExp(`^(?:${words})$`).test(named))?.[0];
  return { amount, ...(currency ? { currency } : {}) };
}

/** `1,500` is a thousand and a half, `12,50` is twelve and a half. */
function amountOf(written: string): number {
  return Number(/^\d{1,3}([., ]\d{3})+$/.test(written) ? written.replace(/[., ]/g, '') : written.replace(',', '.'));
}
