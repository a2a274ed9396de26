import type { ShareAnswer } from './LiveSource';

/** For a question that no other city asks. */
export const unshared: ShareAnswer = (_question, ask) => ask();
