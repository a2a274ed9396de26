/** Stands at the document's element as soon as a shell has started there: `data-shell="<version>"`. */
export const startedMark = 'shell';

/**
 * Claims the page for a shell. A canary that comes after the page's own shell has given it up finds the page taken.
 * @returns whether the page is this shell's
 */
export function claimPage(version: string): boolean {
  const { dataset } = document.documentElement;
  if (dataset[startedMark] !== undefined) return false;
  dataset[startedMark] = version;
  return true;
}
