import { createHash } from 'node:crypto';
import { earlyActionsScript } from '@odysseus/contract';

/** Of the script as it was before contract 1.7: a release of then may be live again. */
const before17 = 'sha256-ub2JiUYKVTFK/0qHsVjC8j19Baux+rWmUGKZZAEkslw=';
/** As it was before the request to turn the device waited for the answer about cookies. */
const beforeWaiting = 'sha256-uNcgBb7sl2tr5zwIBGTYtw13tLqh3ifQR9/uOoSaJMg=';
/** As it was before it opened the menu of narrow screens (contract 1.11). */
const beforeMenu = 'sha256-5JUZCFsW2d9tfs0l7pM73o6z5UCrGESjyaC3m/bub3c=';
/** As it was before it closed what is unfolded over the page, and left sheets to the browser (contract 1.12). */
const beforeSheets = 'sha256-7PJUjfcPTVQxdKB6FPyvCuIkZlIW0Pr55WSaqQkFM4s=';

/** What a content security policy allows the one script by that stands in the page itself: today's, and those before. */
export const earlyActionsDigests: readonly string[] = [
  `sha256-${createHash('sha256').update(earlyActionsScript).digest('base64')}`,
  beforeSheets,
  beforeMenu,
  beforeWaiting,
  before17,
];
