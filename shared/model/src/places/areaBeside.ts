import type { Place } from './schema';

const plain = (words: string): string => words.replace(/^the /iu, '').toLowerCase();

/** The quarter as it is told beside a place's name; undefined where it would say the name again. */
export function areaBeside({ name, area }: Pick<Place, 'name' | 'area'>): string | undefined {
  return plain(area) === plain(name) ? undefined : area;
}
