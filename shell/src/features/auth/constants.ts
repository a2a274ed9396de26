// Everything here stands in the specification; the section is named beside it. Nothing else repeats these values.

/** Section 2, main navigation. */
export const authPath = '/auth';
/** Section 4: where a visitor goes after the profile check. */
export const afterSignInPath = '/app/checkout';
/** What the sign-in screen is called where it can't be shown. */
export const signInName = 'Sign In';

export const termsPath = '/legal/termsofservice';
export const privacyPath = '/legal/privacy';

/** Section 3: local storage key of the address that a link was sent to. */
export const emailStorageKey = 'emailForSignIn';
