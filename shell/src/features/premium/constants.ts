/** Specification, sections 4 and 9, "Premium status cache 60 s"; a failed check is kept as long (decision 9). */
export const accessCacheMilliseconds = 60_000;

/** How far the wall clock may drift from the page's own timer before somebody must have changed it. */
export const clockToleranceMilliseconds = 2_000;

/** How long one call of the backend may take before the visitor is told. */
export const callTimeoutMilliseconds = 15_000;

/** Decision 1: the specification's address of 'Get Access', which the shell redirects to the checkout. */
export const getAccessPath = '/app/dashboard';

/** Specification, section 4: where 'Sign In' of the gate leads. */
export const signInPath = '/auth';

/** Key, in session and local storage, of the premium screen that a visitor wanted before signing in or buying (decision 10). */
export const wantedScreenKey = 'odysseus.wanted';

/** How long a tab takes over the screen that another tab's visitor wanted: a sign-in link may lie in a mailbox for a while. */
export const sharedWantedMilliseconds = 24 * 3_600_000;

/** Said of premium content that can't be fetched. */
export const contentUnreachable =
  'You seem to be offline, and this page’s content is kept on the server. Check your connection, then try again.';
