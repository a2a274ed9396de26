/** What is said while the screen of an unknown address is on its way. */
export const notFoundWaitingCopy = 'Looking for this page…';
