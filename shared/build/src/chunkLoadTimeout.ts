/** Specification, sections 8 and 9: a chunk that has not come after this many milliseconds has failed. */
export const chunkLoadTimeout = 120_000;
