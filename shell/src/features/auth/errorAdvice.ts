/** What the visitor was doing when the provider refused. */
export type Attempt = 'send' | 'complete' | 'google';

const offline = 'You seem to be offline. Check your connection, then try again.';
const notOpen = 'This site is not set up for that yet. Please tell us, and try the other way of signing in meanwhile.';

/** What a visitor can do, by the provider's code (decision 12). */
const advice: Readonly<Record<string, string | Partial<Record<Attempt, string>>>> = {
  'popup-blocked': 'Your browser blocked the Google window. Allow popups for this site, or use the email link.',
  'network-request-failed': offline,
  timeout: 'The answer took too long. Check your connection, then try again.',
  'expired-action-code': 'This link has expired. Send a new one below.',
  'invalid-action-code': 'This link has been used already or is damaged. Send a new one below.',
  'argument-error': { complete: 'This link is damaged. Send a new one below.' },
  'invalid-email': {
    send: 'That does not look like an email address. Check it for typing errors.',
    complete: 'The link was sent to another address. It still works: enter the address that received it.',
  },
  'quota-exceeded': 'Too many sign-in links were sent today. Try again tomorrow, or sign in with Google.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'user-disabled': 'This account was closed. Write to us if you think that this is a mistake.',
  'account-exists-with-different-credential':
    'You have signed in with this address in another way before. Use the email link.',
  'web-storage-unsupported': 'Your browser keeps no data for this site. Allow cookies and site data, then try again.',
  'unauthorized-domain': notOpen,
  'unauthorized-continue-uri': notOpen,
  'operation-not-allowed': notOpen,
  'invalid-api-key': notOpen,
  'internal-error': {
    google: "Google's sign-in could not be loaded. Check your connection and content blockers, or use the email link.",
  },
};

/**
 * The second line of an error: what the visitor can do about it.
 * @param code the provider's, `auth/popup-blocked`
 * @returns undefined where the first line says it all
 */
export function adviceFor(code: string, attempt: Attempt): string | undefined {
  const entry = advice[plain(code)];
  return typeof entry === 'string' ? entry : entry?.[attempt];
}

/** Whether the visitor closed the popup or opened another: no error at all. */
export function isClosedByVisitor(code: string): boolean {
  return ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'].includes(plain(code));
}

/** Whether the same link may still work: the fault was not its own. */
export function isLinkUsable(code: string): boolean {
  return [
    'network-request-failed',
    'timeout',
    'internal-error',
    'too-many-requests',
    'web-storage-unsupported',
  ].includes(plain(code));
}

/** Whether the address was not the one that the link was sent to. */
export function isWrongAddress(code: string): boolean {
  return ['invalid-email', 'missing-email'].includes(plain(code));
}

function plain(code: string): string {
  return code.replace(/^auth\//, '');
}
