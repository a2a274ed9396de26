import type { IconName } from '@odysseus/contract';

/** Every text of the checkout. */
export const copy = {
  heading: 'Expert Access',
  lead: 'One pass opens every premium page of every city, for as long as you travel. You pay once: nothing renews by itself.',
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
  holdsTitle: 'What Expert Access holds',
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

interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly line: string;
}

/** Specification, section 1, "Premium content". */
export const benefits: readonly Benefit[] = [
  {
    icon: 'message-circle',
    title: 'Odysseus at your side',
    line: 'A travel assistant for each city that answers from our checked guide.',
  },
  { icon: 'radio', title: 'Live updates', line: 'What is open, late, full or closed today.' },
  { icon: 'clapperboard', title: 'Stories in 3D', line: 'Walk through a place’s past before you stand in it.' },
  {
    icon: 'wallet',
    title: 'Budget guides',
    line: 'What a day really costs, and where to save without missing anything.',
  },
  { icon: 'gem', title: 'Hidden gems', line: 'The quiet courtyards that a first visit usually misses.' },
  { icon: 'users', title: 'Family corners', line: 'Playgrounds, short queues and early dinners.' },
  { icon: 'utensils', title: 'Dining', line: 'Where to eat well, from bakeries to long Sunday lunches.' },
  { icon: 'shopping-bag', title: 'Shopping', line: 'Streets, markets and the refunds you may claim.' },
  {
    icon: 'trees',
    title: 'Themed guides',
    line: 'Culture, cafés, green spaces, afternoon tea, and more for each city.',
  },
];
