// Everything here stands in the specification; the section is named beside it. Nothing else repeats these values.

/** Section 2, sign-in screen. */
export const texts = {
  heading: 'Welcome to Odysseus',
  emailPlaceholder: 'Sign in with email link',
  send: 'Send Sign In Link',
  divider: 'Or',
  google: 'Sign in with Google',
  linkSent: "Check your email! We've sent you a sign-in link.",
  footer: 'By signing in, you agree to our',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  /** Section 4: asked where the address is not known, as on another device. */
  confirmEmail: 'Please provide your email for confirmation',
} as const;

/** Section 8, error catalogue (and section 5 for the empty form). */
export const errors = {
  emptyEmail: 'Please enter your email address',
  send: 'Failed to send sign-in link. Please try again.',
  complete: 'Failed to sign in with email link. Please try again.',
  google: 'Google sign in failed. Please try again.',
  profile: (message: string) => `Failed to process user profile: ${message}`,
  server: (status: number | string) => `Server error: ${status}`,
  profileCreation: (status: number | string) => `Failed to create user profile: ${status}`,
} as const;
