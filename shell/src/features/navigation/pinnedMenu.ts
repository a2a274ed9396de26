import type { StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';
import { createStoredValue } from '../../services/storage';

interface PinnedMenu {
  readonly pinned: boolean;
}

const format: StoredFormat<PinnedMenu> = { version: 1, schema: z.object({ pinned: z.boolean() }) };

/** Local storage key of whether the menu of wide screens stays open. */
export const menuKey = 'odysseus.menu';

/** Whether the menu of wide screens stays open: kept on the device, and shared by its tabs. */
export const pinnedMenu = createStoredValue<PinnedMenu>(menuKey, format, { pinned: false });
