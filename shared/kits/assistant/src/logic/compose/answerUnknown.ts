import { answerCopy } from './answerCopy';
import type { Handler } from './handler';
import { offerNearest } from './offerNearest';

/** The guide does not know: says so, and offers the nearest thing that it does. */
export const answerUnknown: Handler = (ask) => offerNearest(ask, answerCopy.unknown, ask.q.free);
