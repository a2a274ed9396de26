import type { Reply } from '../reply';
import type { Ask } from '../understanding/resolve';

/** Answers a kind of question; undefined where the question is none of its kind. */
export type Handler = (ask: Ask) => Reply | undefined;
