/** Specification, sections 8 and 9: whatever a screen needs and has not come after this many milliseconds has failed. */
export const loadTimeout = 120_000;

/** Pause before the one automatic second try after a failure that was not a timeout, in milliseconds. */
export const secondTryDelay = 1_000;
