/** What is said while it is found out whether a gate opens. */
export const gateWaitingCopy = 'Checking your access';
