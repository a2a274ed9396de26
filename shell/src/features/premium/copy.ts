/** Every text of the gate. Heading, messages and buttons are the specification's, verbatim (section 4). */
export const gateCopy = {
  heading: 'Premium Feature',
  signedOut: 'Please sign in to access premium features.',
  signIn: 'Sign In',
  inactive: 'This feature requires an active subscription. Create an account to acquire access to Premium Features.',
  getAccess: 'Get Access',
  failed: 'We could not check your Expert Access, so this page stays closed for now.',
  tryAgain: 'Try again',
  /** Ours, above the specification's: of a screen in preparation. */
  preparing: 'This page is not written yet. A pass does not open it before it is there.',
} as const;

export const continueTo = (text: string) => `Continue to ${text}`;
/** Where the wanted screen's name is not known. */
export const continueAnyway = 'Continue to where you were';
