import { createHash } from 'node:crypto';
import { earlyActionsScript } from '@odysseus/contract';

/** What a content security policy allows the one script by that stands in the page itself. */
export const earlyActionsDigest = `sha256-${createHash('sha256').update(earlyActionsScript).digest('base64')}`;
