/** Every text of the screen after payment. */
export const copy = {
  headingWaiting: 'Your payment',
  loading: 'Looking up your payment',
  paidHeading: 'Welcome to Expert Access',
  paidToday: (pass: string, until: string) =>
    `Your pass for ${pass} is active now, and runs until the end of ${until}.`,
  paidLater: (pass: string, from: string, until: string) =>
    `Your pass for ${pass} is paid. It starts on ${from}, the day after your present one ends, and runs until ${until}.`,
  paidNoWindow: (pass: string) => `Your pass for ${pass} is paid, and is being added to your account.`,
  from: 'From',
  until: 'Until',
  pass: 'Pass',
  where: 'Where would you like to start?',
  seeProfile: 'See your passes',
  processingHeading: 'Your payment is under way',
  processing:
    'Your bank’s confirmation usually takes a few seconds. You can leave this page: your pass is added as soon as the confirmation arrives.',
  looked: (times: number) => (times === 1 ? 'Looked once so far.' : `Looked ${times} times so far.`),
  unconfirmedHeading: 'Not confirmed yet',
  unconfirmed:
    'This takes longer than usual. Nothing is lost: your pass is added to your account as soon as the confirmation arrives. If you left the payment page without paying, nothing was charged.',
  lookAgain: 'Look again',
  declinedHeading: 'The payment was declined',
  declined: 'Nothing was charged. Your bank may know why; another card or another way of paying often works.',
  cancelledHeading: 'The payment was cancelled',
  cancelled: 'Nothing was charged.',
  refundedHeading: 'The payment was refunded',
  refunded: 'The money is on its way back to you, and the pass has ended.',
  choosePass: 'Choose a pass',
  unknownHeading: 'We can’t find this payment',
  unknown:
    'The address may be incomplete, or the payment belongs to another account. If you have paid, the pass is in the account that you paid with.',
  signedOutHeading: 'Sign in to see your payment',
  signedOut:
    'If you have paid, your pass waits in the account that you paid with. Sign in with that account to use it.',
  signIn: 'Sign In',
  failedHeading: 'We could not look up your payment',
  failed: 'Your pass is safe: it is added whether this page works or not.',
  tryAgain: 'Try again',
} as const;
