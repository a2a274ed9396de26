/** Every text of the gate. Heading, messages and buttons are the specification's, verbatim (section 4). */
export const gateCopy = {
  heading: 'Premium Feature',
  signedOut: 'Please sign in to access premium features.',
  signIn: 'Sign In',
  inactive: 'This feature requires an active subscription. Create an account to acquire access to Premium Features.',
  getAccess: 'Get Access',
  loading: 'Checking your access',
  failed: 'We could not check your Expert Access, so this page stays closed for now.',
  tryAgain: 'Try again',
  givesTitle: 'Expert Access opens',
  gives: [
    'Odysseus, the travel assistant of each city',
    'live updates and stories in 3D',
    'budgets, hidden gems, family corners, dining and shopping',
  ],
} as const;

export const continueTo = (text: string) => `Continue to ${text}`;
/** Where the wanted screen's name is not known. */
export const continueAnyway = 'Continue to where you were';
