import { problemSchema } from '@odysseus/contract';

/** Shape of everything that is not a success, for a route's `response` schema. */
export const problemResponses = { '4xx': problemSchema, '5xx': problemSchema } as const;
