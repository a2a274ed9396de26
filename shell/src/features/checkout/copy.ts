/** Every text of the checkout. */
export const copy = {
  heading: 'Expert Access',
  lead: 'One pass opens all that is listed below, for as many days as you choose. You pay once: nothing renews by itself.',
  loading: 'Fetching the passes',
  failedTitle: 'The passes could not be fetched',
  tryAgain: 'Try again',
  cancelledTitle: 'The payment was cancelled',
  cancelled: 'Nothing was charged. Choose a pass whenever you like.',
  testTitle: 'Test payment',
  test: 'This site takes test payments only. No card is asked for, and no money moves.',
  passesTitle: 'Choose your pass',
  choose: (name: string) => `Choose ${name}`,
  perDay: (price: string) => `${price} a day`,
  oneDay: 'for the one day',
  openFailedTitle: 'The payment page could not be opened',
  badAddress:
    'The server named a payment page that this site does not trust. Nothing was charged. Please tell us about it.',
  signedOut: 'Your sign-in has expired. Sign out, sign in again, then choose a pass.',
  yourChoice: 'Your choice',
  smallPrint:
    'Prices are totals, taxes included. By choosing a pass you ask us to start it at once, before the 14 days of your right of withdrawal are over. What that means is said in the',
  terms: 'Terms of Service',
  runningTitle: 'Expert Access is active',
  running: (until: string) => `Your pass runs until ${until}.`,
  runningNext: (next: string) => `If you buy another, the new one starts the day after, on ${next}.`,
  upcomingTitle: 'Your pass is waiting',
  upcoming: (from: string, until: string) => `It runs from ${from} until ${until}.`,
  checkFailed: 'We could not see whether you have a pass already.',
} as const;

export const termsPath = '/legal/termsofservice';
