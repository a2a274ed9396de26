const list = new Intl.ListFormat('en-GB');

/** What Expert Access costs and holds, wherever it is told. Prices and passes come from the service, cities and screens from the release. */
export const offerCopy = {
  costs: 'What Expert Access costs',
  lead: 'Bought once, for as many days as you choose. Nothing renews by itself.',
  loading: 'Fetching the prices',
  failed: 'The prices can’t be shown now.',
  tryAgain: 'Try again',
  compare: 'Compare the passes',
  perDay: (price: string) => `${price} a day`,
  oneDay: 'for the one day',
  /** A price that leads to its payment. */
  take: (name: string, price: string) => `${name} for ${price}`,
  choose: (name: string) => `Choose ${name}`,
  /** After a pass was chosen by somebody who is not signed in. */
  chosen: (name: string, price: string) => `${name} for ${price}: sign in, and the payment comes next.`,
  behind: 'On this page',
  counts: (counts: readonly string[]) => `${list.format(counts)}.`,
  among: 'Among them:',
  locked: 'With Expert Access',
  sample: 'Odysseus answers',
  asked: (date: string) => `Asked on ${date}, and answered from the guide’s public pages.`,
  opens: 'What a pass opens today',
  opensLine: (counts: readonly { readonly name: string; readonly count: number }[]) =>
    list.format(counts.map(({ name, count }) => `${count} ${count === 1 ? 'page' : 'pages'} of ${name}`)),
  preparing: (cities: readonly string[]) =>
    `Nothing yet in ${list.format(cities)}: what is written there later, a pass that runs then opens too.`,
} as const;
