import type { Part } from './part';

/** Address of a part's public folder on the site, with a trailing slash. */
export function partAddress({ key, version }: Pick<Part, 'key' | 'version'>): string {
  return `/parts/${key}/${version}/`;
}
