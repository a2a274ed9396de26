import { line } from '@odysseus/model';
import * as z from 'zod/mini';

/** A screen that a module of its remote draws, unlike all others: its file says where it stands, and no more. */
export const ownSchema = z.strictObject({
  kind: z.literal('own'),
  access: z.enum(['public', 'premium']),
  title: line(60),
});
export type Own = z.infer<typeof ownSchema>;
