/** Specification, sections 8 and 9: whatever a screen needs and has not come after this many milliseconds has failed. */
export const loadTimeout = 120_000;

/** Pauses before each automatic retry of a load that failed at once, in milliseconds. */
export const retryPauses: readonly number[] = [500, 1_500];
