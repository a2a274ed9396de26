/**
 * Prerendered pages. They lie in the store at `pages/<frame>/<part>/<version>/…`: a page is decided by the frame around it
 * (the shell's version, and how every destination presents itself in the menu) and by the version of the part whose screen
 * it shows. So a release of one city makes only that city's pages anew, and going back finds the earlier ones as they were.
 *
 * What belongs to the installation or the moment is written in by whoever serves the page: the site's own address in place of
 * `originPlaceholder`, and the data blocks `odysseus-site`, `odysseus-live` and `odysseus-boot` in place of `servedMarker`. The last
 * has a row for every destination, and would make every stored page longer with each.
 */

/** Stands for the site's origin in canonical addresses and the like. */
export const originPlaceholder = 'https://origin.odysseus.invalid';

/** Stands for the data blocks of the installation and the moment. */
export const servedMarker = '<!--odysseus-served-->';

/**
 * Id of the block that tells which classes a page's sheet has rules for: a line for each component in the order of the rules,
 * `paris__sc-1e2b004c-0 RoANv,liRKXb`. It stands at the end of the page, which is painted without it.
 */
export const styledNamesId = 'odysseus-styled-names';

/** Marks the link to a page's sheet of styled components; its value is the version of the library that wrote it, and takes it over. */
export const styledSheetMark = 'data-styled-sheet';

/** Key of a part's prerendered pages in the store, with a trailing slash. */
export function pagesPrefix(frame: string, part: string, version: string): string {
  return `pages/${frame}/${part}/${version}/`;
}

/** File of an address within the pages of its part: `index.html`, `app/checkout.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** File of the not-found page, among the shell's. */
export const notFoundFile = '404.html';

/** Key of a remote in the store: `paris` for `@odysseus/paris`. */
export function partKey(remote: string): string {
  return remote.replace('@odysseus/', '');
}

/** JSON that can't end the script element around it. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;
}
