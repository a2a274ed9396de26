/*
 * Names of the caches. They stand for the first form of each; one that an earlier worker could not share would take another name,
 * which that worker leaves alone.
 */

/** Files whose address never changes its content: builds and release documents, of every version. One cache for all workers. */
export const filesCache = 'odysseus-files';
/** Pages that were seen, each whole with its files; and the emergency pages of all cities. */
export const pagesCache = 'odysseus-pages';
/** What the worker itself needs for its offline page. */
export const ownCache = 'odysseus-own';
/** A cache for each kept city and release: `odysseus-city:<part>:<release>`. */
export const cityCachePrefix = 'odysseus-city:';

/** Where the record of a set stands within its cache. It is written last: without it the set is not whole. */
export const recordAddress = '/.odysseus/record';

/** Carries what is known of a kept page. Stripped before the page is shown. */
export const recordHeader = 'x-odysseus-kept';

/** How long a page may take from the network before its kept copy is shown, in milliseconds. */
export const pagePatience = 4_000;

/** So many of the pages seen last are kept. */
export const mostPages = 60;
/** So many emergency pages are kept besides. */
export const mostEmergencyPages = 20;

/** Requests under way at once while something is being kept. */
export const lanes = 4;
