import type { Place } from '@odysseus/model';
import { kindsWith } from './kindTraits';

const kinds = kindsWith('purchase');

/** Whether what one usually spends at such a place buys a meal, a drink, a thing or a night: nobody pays to get in. */
export const paysForNoEntrance = (kind: Place['kind']): boolean => kinds.has(kind);
