/** Where a page is: an address of the site in its parts, with what is kept of it in the browser's history. */
export interface SiteLocation {
  readonly pathname: string;
  /** '' or beginning with '?'. */
  readonly search: string;
  /** '' or beginning with '#'. */
  readonly hash: string;
  /** What whoever led here has kept with it; null where nothing is. It comes from the browser: parse it. */
  readonly state: unknown;
  /** Another one for each navigation. */
  readonly key: string;
}

/** The parts of an address of the site. */
export function locationOf(
  { pathname, search, hash }: Pick<SiteLocation, 'pathname' | 'search' | 'hash'>,
  state: unknown,
  key: string,
): SiteLocation {
  return { pathname, search, hash, state, key };
}

/** Parts of '/paris?day=2#louvre'; each of them may be missing. */
const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The parts of a text such as '/paris?day=2#louvre'. */
export function partsOf(address: string): Pick<SiteLocation, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] = parts.exec(address) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/**
 * The whole address that a link leads to. '#rain' and '?day=2' are those of the page itself, without what else its address
 * says; all other paths begin at the site's root.
 */
export function addressOf(to: string, { pathname: present }: Pick<SiteLocation, 'pathname'>): string {
  const { pathname, search, hash } = partsOf(to);
  const path = pathname === '' ? present : `/${pathname.replace(/^\/+/, '')}`;
  return path + search + hash;
}

/** Whether an address is of another site, or of another scheme: the browser's to follow. */
export function isOutside(to: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);
}
